import type { Slot } from '@laine/rules/time/slot.ts';
import { hourMarks } from './day-band.ts';

type Props = { band: Slot; date: Temporal.PlainDate; timeZone: string };

/** Above the band, where no thumb lies. */
export function HourScale({ band, date, timeZone }: Props) {
  return (
    <div aria-hidden className="figures relative h-5 text-xs leading-5 text-ink-soft">
      {hourMarks(band, date, timeZone).map(({ place, text }) => (
        <span key={text} className="absolute -translate-x-1/2" style={{ left: `${place * 100}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}
