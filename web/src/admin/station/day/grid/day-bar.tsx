import { useLingui } from '@lingui/react/macro';
import { dateTimeText, timeText } from '../../../../i18n/moments.ts';
import type { DayData, SessionOfDay } from '../day-data.ts';
import { lookOf, placeIn, spanOf, spanOfDay } from '../day-geometry.ts';
import { barLooks } from '../day-looks.ts';
import type { StopProps } from './use-grid-focus.ts';

type Props = {
  session: SessionOfDay;
  day: DayData;
  nowMs: number;
  lane: number;
  stopProps: StopProps;
  onOpen: () => void;
};

/** One session as a bar; its accessible name says everything that it shows. */
export function DayBar({ session, day, nowMs, lane, stopProps, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const look = lookOf(session, nowMs);
  const place = placeIn(spanOfDay(day), spanOf(session, nowMs));
  if (!place) return null;
  const { icon: Icon, words, style } = barLooks[look];
  const { lockerNumber, renter } = session;
  const start = timeIn(day, session.start);
  const end = timeIn(day, session.end);
  const lockerText =
    lockerNumber === null
      ? t({ message: 'No locker', comment: 'Of a rental for which no locker is free' })
      : t({ message: `Locker ${lockerNumber}`, comment: 'lockerNumber is a number' });
  const name = [lockerText, `${start}–${end}`, i18n._(words), renter].filter((part) => part !== '').join(', ');
  return (
    <li
      className="absolute h-11"
      style={{ left: `${place.left}%`, width: `${place.width}%`, top: `${lane * 3 + 0.25}rem` }}
    >
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={onOpen}
        {...stopProps(session.id)}
        className={`flex h-full w-full min-w-6 items-center overflow-clip rounded-[8px] border px-1 text-left text-xs font-medium hover:z-10 hover:shadow-float ${style}`}
      >
        {/* Sticky, so that a long bar's text stays beside the lockers' names. */}
        <span className="sticky left-25 flex min-w-0 items-center gap-1">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">{renter === '' ? `${start}–${end}` : renter}</span>
        </span>
      </button>
    </li>
  );
}

/** The time alone within the day, its end as 24:00; with the date on another. */
export function timeIn({ start, end, timeZone }: Pick<DayData, 'start' | 'end' | 'timeZone'>, moment: string): string {
  if (Date.parse(moment) === Date.parse(end)) return '24:00';
  const isInside = Date.parse(start) <= Date.parse(moment) && Date.parse(moment) < Date.parse(end);
  return isInside ? timeText(moment, timeZone) : dateTimeText(moment, timeZone);
}
