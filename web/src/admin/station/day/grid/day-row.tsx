import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Span } from '@laine/rules/seats/occupancy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { UnfitLocker } from '../../unfit-locker.tsx';
import type { ClosureOfDay, DayData } from '../day-data.ts';
import { closedSpan, lanesOf, lookOf, placeIn, slotAt, spanOf, spanOfDay, turnaroundAfter } from '../day-geometry.ts';
import { closedStyle, turnaroundStyle } from '../day-looks.ts';
import { DayBackground } from './day-background.tsx';
import { DayBar, timeIn } from './day-bar.tsx';
import type { DayRowData } from './day-rows.ts';
import type { StopProps } from './use-grid-focus.ts';

type Props = {
  row: DayRowData;
  stationId: string;
  day: DayData;
  nowMs: number;
  stopProps: StopProps;
  onOpen: (sessionId: string) => void;
  /** Undefined where nothing can be made any more. */
  onNew: ((wish: { lockerNumber: number; span: Span }) => void) | undefined;
};

/** One locker's day: its name, then its bars. Pressing an empty place begins a new session. */
export function DayRow({ row, stationId, day, nowMs, stopProps, onOpen, onNew }: Props) {
  const { t } = useLingui();
  const { lockerNumber, unfit, sessions, closures } = row;
  const whole = spanOfDay(day);
  const spans = sessions.map((session) => spanOf(session, nowMs));
  const lanes = lanesOf(spans);
  const turnarounds = sessions.map((session, index) =>
    turnaroundAfter(lookOf(session, nowMs), spans[index] ?? whole, day.turnaroundInSeconds),
  );
  const press = ({ clientX, currentTarget }: MouseEvent) => {
    if (lockerNumber === null || !onNew) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const atMs = whole.fromMs + ((clientX - left) / width) * (whole.untilMs - whole.fromMs);
    const taken = [...spans, ...turnarounds.filter((span) => span !== undefined), ...closures.map(closedSpan)];
    const { turnaroundInSeconds } = day;
    const span = slotAt({ day: whole, atMs, taken, turnaroundInSeconds, nowMs });
    if (span) onNew({ lockerNumber, span });
  };
  const canPress = onNew !== undefined && lockerNumber !== null && unfit === null;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-20 h-px border-t border-r border-line bg-paper p-0 text-left font-semibold"
      >
        <RowName row={row} stationId={stationId} stopProps={stopProps} />
      </th>
      <td
        className="relative border-t border-line p-0"
        style={{ height: `${Math.max(1, ...lanes.map((lane) => lane + 1)) * 3 + 0.25}rem` }}
      >
        <DayBackground day={day} isFit={unfit === null} />
        {canPress && (
          // For a pointer alone: keys and screen readers have the button above the grid.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            title={t({ message: 'New session here', comment: 'Press on an empty place of a locker’s day' })}
            onClick={press}
            className="absolute inset-0 cursor-cell"
          />
        )}
        {turnarounds.map((span, index) => (
          <Turnaround key={sessions[index]?.id} place={span && placeIn(whole, span)} lane={lanes[index] ?? 0} />
        ))}
        {sessions.length + closures.length === 0 ? (
          <span className="sr-only">
            <Trans comment="A locker’s day without any rental">No sessions</Trans>
          </span>
        ) : (
          <ul>
            {closures.map((closure) => (
              <ClosedSpan key={closure.id} closure={closure} {...{ stationId, day, lockerNumber, stopProps }} />
            ))}
            {sessions.map((session, index) => (
              <DayBar
                key={session.id}
                session={session}
                day={day}
                nowMs={nowMs}
                lane={lanes[index] ?? 0}
                stopProps={stopProps}
                onOpen={() => onOpen(session.id)}
              />
            ))}
          </ul>
        )}
        <NowLine place={placeIn(whole, { fromMs: nowMs, untilMs: nowMs })} />
      </td>
    </tr>
  );
}

/** Leads to the locker on the wall. */
function RowName({ row, stationId, stopProps }: Pick<Props, 'row' | 'stationId' | 'stopProps'>) {
  const { lockerNumber, unfit, nameId } = row;
  if (lockerNumber === null) {
    return (
      <span {...stopProps(nameId)} className="flex h-full items-center px-3 text-xs text-alert">
        <Trans comment="Of a rental for which no locker is free">No locker</Trans>
      </span>
    );
  }
  return (
    <Link
      to={`${adminPaths.station(stationId)}?locker=${lockerNumber}`}
      {...stopProps(nameId)}
      className="flex h-full min-h-12 flex-col items-start justify-center px-3 text-sm hover:text-action"
    >
      <span className="figures">
        <Trans comment="lockerNumber is a number">Locker {lockerNumber}</Trans>
      </span>
      {unfit && <UnfitLocker locker={unfit} />}
    </Link>
  );
}

type ClosedProps = Pick<Props, 'stationId' | 'day' | 'stopProps'> & {
  closure: ClosureOfDay;
  lockerNumber: number | null;
};

/** Leads to where closures are ended. */
function ClosedSpan({ closure, stationId, day, lockerNumber, stopProps }: ClosedProps) {
  const { t } = useLingui();
  const place = placeIn(spanOfDay(day), closedSpan(closure));
  if (!place) return null;
  const times = `${timeIn(day, closure.start)}–${timeIn(day, closure.end)}`;
  const { reason } = closure;
  const name = t({
    message: `Locker ${lockerNumber ?? '–'}, ${times}, closed: ${reason}`,
    comment: 'A number, a time such as 10:00–12:00 and why a locker is closed',
  });
  return (
    <li className="absolute inset-y-0" style={{ left: `${place.left}%`, width: `${place.width}%` }}>
      <Link
        to={adminPaths.station(stationId, 'closures')}
        aria-label={name}
        title={name}
        {...stopProps(closure.id)}
        className={`block h-full min-w-6 ${closedStyle}`}
      />
    </li>
  );
}

type Placed = { place: ReturnType<typeof placeIn> };

const Turnaround = ({ place, lane }: Placed & { lane: number }) =>
  place && (
    <span
      aria-hidden
      className={`pointer-events-none absolute h-1.5 ${turnaroundStyle}`}
      style={{ left: `${place.left}%`, width: `${place.width}%`, top: `${lane * 3 + 1.5}rem` }}
    />
  );

const NowLine = ({ place }: Placed) =>
  place && (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 z-10 w-0.5 bg-coral"
      style={{ left: `${place.left}%` }}
    />
  );
