import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import type { Span } from '@laine/rules/seats/occupancy.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { NewSessionDialog } from '../../sessions/new-session-dialog.tsx';
import { SessionDrawer } from '../../sessions/session-drawer.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { DayAddress, type DayData } from './day-data.ts';
import { proposedSlot } from './day-geometry.ts';
import { DayHead } from './day-head.tsx';
import { DayLegend } from './day-legend.tsx';
import { DayNotes } from './day-notes.tsx';
import { DayGrid } from './grid/day-grid.tsx';

/** A late board grows with the clock. */
const TICK_MS = 15_000;

type Props = { loaded: StationDetail; loadedDay: DayData; serverNow: string };

/** A day at a station: what keeps each locker, and everything that can be done about it. */
export function DayPage({ loaded, loadedDay, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => <StationDay station={station} loadedDay={loadedDay} now={now} />}
    </StationFrame>
  );
}

type DayProps = { station: StationDetail; loadedDay: DayData; now: Temporal.Instant };
type Wish = { span: Span; lockerNumber?: number };

function StationDay({ station, loadedDay, now }: DayProps) {
  const { shown, wished, change, hrefWith } = useListAddress(DayAddress);
  const [wish, setWish] = useState<Wish>();
  const { name, timeZone } = stationLabel(station);
  const today = dateIn(timeZone, now).toString();
  // Without a date it is today, also after the midnight over which a screen was left on.
  const date = shown.date ?? today;
  const { data: day, ...asked } = useCall(
    sessionCalls.stationDay,
    { stationId: station.id, date },
    { ...(loadedDay.date === date && { initialData: loadedDay }) },
  );
  const named = { id: station.id, name, timeZone, lockerNumbers: station.lockers.map(({ number }) => number) };
  // Today's address has no date, so that a link to it stays a link to today.
  const addressOf = (wishedDate: string) => ({
    date: wishedDate === today ? undefined : wishedDate,
    session: undefined,
  });
  const isOver = date < today;
  const canMake = !isOver && day !== undefined;
  if (station.lockers.length === 0) return <EmptyState title={<Trans>This station has no lockers</Trans>} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DayHead
        date={date}
        today={today}
        hrefOf={(wishedDate) => hrefWith(addressOf(wishedDate))}
        onDate={(wishedDate) => change(addressOf(wishedDate))}
        onNew={canMake ? () => setWish({ span: proposedSlot(day, now.epochMilliseconds) }) : undefined}
      />
      {day === undefined && !asked.error && <Skeleton className="h-96 w-full" />}
      {day === undefined && asked.error && <ErrorState error={asked.error} onRetry={() => void asked.askAgain()} />}
      {day && (
        <>
          <DayNotes station={station} day={day} now={now} isOver={isOver} />
          <DayGrid
            key={date}
            stationId={station.id}
            day={day}
            now={now}
            openedId={wished.session}
            onOpen={(session) => change({ session })}
            onNew={canMake ? setWish : undefined}
          />
          <DayLegend />
        </>
      )}
      {wished.session !== undefined && (
        <SessionDrawer
          key={wished.session}
          sessionId={wished.session}
          stations={[named]}
          onClose={() => change({ session: undefined })}
        />
      )}
      {wish && (
        <NewSessionDialog
          stations={[named]}
          wish={{
            start: Temporal.Instant.fromEpochMilliseconds(wish.span.fromMs).toString(),
            end: Temporal.Instant.fromEpochMilliseconds(wish.span.untilMs).toString(),
            ...(wish.lockerNumber !== undefined && { lockerNumber: wish.lockerNumber }),
          }}
          onClose={() => setWish(undefined)}
        />
      )}
    </div>
  );
}
