import type { Span } from '@laine/rules/seats/occupancy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type CSSProperties } from 'react';
import { dayText } from '../../../../i18n/moments.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import type { DayData } from '../day-data.ts';
import { placeIn, spanOfDay } from '../day-geometry.ts';
import { hourWidth } from '../day-looks.ts';
import { hoursIn } from './day-background.tsx';
import { DayRow } from './day-row.tsx';
import { rowsOf, stopsOf } from './day-rows.ts';
import { useGridFocus } from './use-grid-focus.ts';

export type NewWish = { lockerNumber: number; span: Span };

type Props = {
  stationId: string;
  day: DayData;
  now: Temporal.Instant;
  openedId: string | undefined;
  onOpen: (sessionId: string) => void;
  onNew: ((wish: NewWish) => void) | undefined;
};

const two = (hour: number) => String(hour).padStart(2, '0');

/** Lockers from top to bottom, the day from left to right. Scrolls by itself if it's wider than the screen. */
export function DayGrid({ stationId, day, now, openedId, onOpen, onNew }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const nowMs = now.epochMilliseconds;
  const rows = rowsOf(day);
  const { gridProps, stopProps, focus } = useGridFocus(stopsOf(rows, day, nowMs));
  const scrollRef = useScrollToDay(day, nowMs);
  useFocusAfterClosing(openedId, focus);
  const whole = spanOfDay(day);
  const hours = hoursIn(day);
  const shownDay = dayText(day.date, locale);
  return (
    <div
      ref={scrollRef}
      className={`relative overflow-x-auto overscroll-x-contain rounded-card border border-line bg-paper scroll-pl-28 group-data-cut:grayscale ${hourWidth}`}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys lead through it
        role="grid"
        aria-label={t({ message: `Sessions on ${shownDay}`, comment: 'Name of a day’s grid; shownDay is a date' })}
        {...gridProps}
        className="w-full min-w-[calc(6rem+var(--hours)*var(--hour))] table-fixed border-separate border-spacing-0"
        style={{ '--hours': hours.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-20 w-24 border-r border-line bg-paper px-3 py-2 text-left text-xs font-normal text-ink-soft"
            >
              <Trans comment="Column: number of a locker">Locker</Trans>
            </th>
            <th scope="col" className="relative h-9 p-0 font-normal">
              <span className="sr-only">
                <Trans comment="Heading of the hours from left to right">Time of day</Trans>
              </span>
              {hours.map(({ hour, startInMs }) => (
                <span
                  key={startInMs}
                  aria-hidden
                  className="figures absolute bottom-1.5 pl-1 text-xs text-ink-soft"
                  style={{ left: `${placeIn(whole, { fromMs: startInMs, untilMs: startInMs })?.left ?? 0}%` }}
                >
                  {two(hour)}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRow key={row.nameId} {...{ row, stationId, day, nowMs, stopProps, onOpen, onNew }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A grid wider than the screen starts an hour before now, or before another day's opening. */
function useScrollToDay({ date, start, end, hours }: DayData, nowMs: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const [fromMs, untilMs] = [Date.parse(start), Date.parse(end)];
    const isToday = fromMs <= nowMs && nowMs < untilMs;
    const wishMs = isToday ? nowMs : hours === null ? fromMs : Date.parse(hours.opensAt);
    const share = Math.max(0, wishMs - 3_600_000 - fromMs) / (untilMs - fromMs);
    box.scrollLeft = share * (box.scrollWidth - (box.querySelector('th')?.offsetWidth ?? 0));
    // Once for a day: later it is the reader who scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [date]);
  return ref;
}

/** After a drawer closes, the focus returns to its bar, even if a link had opened it. */
function useFocusAfterClosing(openedId: string | undefined, focus: (id: string) => boolean) {
  const before = useRef(openedId);
  useEffect(() => {
    const closedId = before.current;
    before.current = openedId;
    if (openedId === undefined && closedId !== undefined) focus(closedId);
  });
}
