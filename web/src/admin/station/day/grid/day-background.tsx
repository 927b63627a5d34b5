import { hoursOfDay } from '@laine/rules/time/hours-of-day.ts';
import type { DayData } from '../day-data.ts';
import { closedSpan, placeIn, spanOfDay } from '../day-geometry.ts';
import { closedStyle, offHoursStyle } from '../day-looks.ts';

/** Hours of the clock, the time outside opening hours, and what is closed for the whole station. */
export function DayBackground({ day, isFit }: { day: DayData; isFit: boolean }) {
  const whole = spanOfDay(day);
  const { hours, closures } = day;
  const off =
    hours === null
      ? [whole]
      : [
          { fromMs: whole.fromMs, untilMs: Date.parse(hours.opensAt) },
          { fromMs: Date.parse(hours.closesAt), untilMs: whole.untilMs },
        ];
  const closed = closures.filter(({ lockerNumber }) => lockerNumber === null).map(closedSpan);
  return (
    <div aria-hidden className={`pointer-events-none absolute inset-0 ${isFit ? '' : 'bg-gray'}`}>
      {isFit && off.map((span) => <Stripe key={span.fromMs} place={placeIn(whole, span)} style={offHoursStyle} />)}
      {hoursIn(day).map(({ startInMs }) => (
        <span
          key={startInMs}
          className="absolute inset-y-0 w-px bg-line"
          style={{ left: `${placeIn(whole, { fromMs: startInMs, untilMs: startInMs })?.left ?? 0}%` }}
        />
      ))}
      {closed.map((span) => (
        <Stripe key={span.fromMs} place={placeIn(whole, span)} style={closedStyle} />
      ))}
    </div>
  );
}

const Stripe = ({ place, style }: { place: ReturnType<typeof placeIn>; style: string }) =>
  place &&
  place.width > 0 && (
    <span className={`absolute inset-y-0 ${style}`} style={{ left: `${place.left}%`, width: `${place.width}%` }} />
  );

/** The hours as the station's clock shows them: one is missing or there twice when clocks change. */
export const hoursIn = ({ date, timeZone }: Pick<DayData, 'date' | 'timeZone'>) =>
  hoursOfDay(Temporal.PlainDate.from(date), timeZone);
