import { adminPaths } from '@laine/contract/admin-paths.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleStop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { OpenDoor } from './open-door.tsx';
import { SessionForm } from './session-form.tsx';
import type { ListedSession, NamedStation } from './sessions-data.ts';

type Props = { sessionId: string; stations: readonly NamedStation[]; onClose: () => void };

/** One rental at the side: what is known of it, and what can be done with it. */
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
      <SessionForm key={session.updatedAt} session={session} timeZone={timeZone} />
      <Endings session={session} onClose={onClose} />
    </div>
  );
}

/** Ending what is out, or deleting what nobody has collected. */
function Endings({ session, onClose }: Pick<OneProps, 'session' | 'onClose'>) {
  const [asked, setAsked] = useState<'end' | 'delete'>();
  const { id: sessionId, status, bookingId } = session;
  const close = () => setAsked(undefined);
  const refreshes = [callKey(sessionCalls.sessions), callKey(sessionCalls.session, { sessionId })];
  const end = useAct(sessionCalls.endSession, { onDone: close, refreshes, isQuiet: true });
  const remove = useAct(sessionCalls.deleteSession, {
    onDone: onClose,
    refreshes: [callKey(sessionCalls.sessions)],
    isQuiet: true,
  });
  const canDelete = bookingId === null && session.firstOpenTime === null;
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'started' && (
        <button type="button" onClick={() => setAsked('end')} className={buttonStyle('quiet', 'small')}>
          <CircleStop aria-hidden className="size-4" />
          <Trans comment="Button: the board is back, or given up">End session</Trans>
        </button>
      )}
      {canDelete && (
        <button type="button" onClick={() => setAsked('delete')} className={buttonStyle('quiet', 'small')}>
          <Trash2 aria-hidden className="size-4" />
          <Trans comment="Button: removes a rental that staff made">Delete session</Trans>
        </button>
      )}
      {asked === 'end' && (
        <ReasonedDialog
          title={<Trans>End this session now?</Trans>}
          confirm={<Trans comment="Button: the board is back, or given up">End session</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          problem={end.problem}
          isDisabled={end.isActing}
          onConfirm={(reason) => end.act({ sessionId, reason })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>The rental counts as over from now on. The locker stays as it is until somebody has looked.</Trans>
          </p>
        </ReasonedDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={<Trans>Delete this session?</Trans>}
          confirm={<Trans comment="Button: removes a rental that staff made">Delete session</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          tone="primary"
          problem={remove.problem}
          isDisabled={remove.isActing}
          onConfirm={() => remove.act({ sessionId })}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>Its locker becomes free and its code opens nothing any more. This cannot be undone.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
