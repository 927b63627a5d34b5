import { adminPaths } from '@laine/contract/admin-paths.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { BookingOfSession } from './booking-of-session.tsx';
import { OpenDoor } from './open-door.tsx';
import { SessionEndings } from './session-endings.tsx';
import { SessionForm } from './session-form.tsx';
import type { ListedSession } from './sessions-list.ts';

type Props = { sessionId: string; stations: readonly NamedStation[]; onClose: () => void };

/** One rental at the side: its facts and actions. */
export function SessionDrawer({ sessionId, stations, onClose }: Props) {
  const { data: session, error, askAgain } = useCall(sessionCalls.session, { sessionId });
  const station = stations.find(({ id }) => id === session?.stationId);
  return (
    <Drawer title={<Trans comment="Title of a drawer: the rental of one board">Session</Trans>} onClose={onClose}>
      {error && !session && <ErrorState error={error} onRetry={() => void askAgain()} />}
      {!error && !session && <Skeleton className="h-64 w-full" />}
      {session && <OneSession session={session} station={station} onClose={onClose} />}
    </Drawer>
  );
}

type OneProps = { session: ListedSession; station: NamedStation | undefined; onClose: () => void };

function OneSession({ session, station, onClose }: OneProps) {
  const { t } = useLingui();
  const timeZone = station?.timeZone ?? 'UTC';
  const { bookingId } = session;
  const moment = (at: string | null) => (at === null ? undefined : <ZonedTime moment={at} timeZone={timeZone} />);
  return (
    <div className="grid gap-6">
      <Facts>
        <Fact label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}>
          <SessionBadge status={session.status} />
        </Fact>
        <Fact label={t({ message: 'Station', comment: 'Column: place with lockers' })}>
          {station?.name ?? session.stationId}
        </Fact>
        <Fact label={t({ message: 'Locker', comment: 'Column: number of a locker' })}>
          {session.lockerNumber ?? undefined}
        </Fact>
        <Fact label={t({ message: 'Booked', comment: 'From when to when a rental is booked' })}>
          {moment(session.start)}
          {' – '}
          {moment(session.end)}
        </Fact>
        <Fact label={t({ message: 'Door code', comment: 'Four digits that open a locker' })}>
          <span className="figures text-lg tracking-widest">{session.code || '–'}</span>
        </Fact>
        <Fact label={t({ message: 'Collected', comment: 'When the board was taken out' })}>
          {moment(session.firstOpenTime)}
        </Fact>
        <Fact label={t({ message: 'Returned', comment: 'When the board came back' })}>{moment(session.closeTime)}</Fact>
        <Fact label={t({ message: 'Booking', comment: 'Number of a booking' })}>
          {bookingId !== null && (
            <Link to={adminPaths.booking(bookingId)} className="link">
              {bookingId}
            </Link>
          )}
        </Fact>
        <Fact label="Id">
          <CopyableId id={session.id} />
        </Fact>
      </Facts>
      <OpenDoor session={session} />
      {bookingId !== null && <BookingOfSession sessionId={session.id} bookingId={bookingId} />}
      <SessionForm key={session.id} session={session} timeZone={timeZone} />
      <SessionEndings session={session} onClose={onClose} />
    </div>
  );
}
