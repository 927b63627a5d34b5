import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans } from '@lingui/react/macro';
import { CircleStop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import type { ListedSession } from './sessions-data.ts';

type Props = { session: ListedSession; onClose: () => void };

/** Ending what is out, or deleting what nobody has collected. */
export function SessionEndings({ session, onClose }: Props) {
  const [asked, setAsked] = useState<'end' | 'delete'>();
  const { id: sessionId, status, bookingId } = session;
  const close = () => setAsked(undefined);
  const lists = [callKey(sessionCalls.sessions), callKey(sessionCalls.stationDay)];
  const refreshes = [...lists, callKey(sessionCalls.session, { sessionId })];
  const end = useAct(sessionCalls.endSession, { onDone: close, refreshes, isQuiet: true });
  const remove = useAct(sessionCalls.deleteSession, { onDone: onClose, refreshes: lists, isQuiet: true });
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
          {bookingId !== null && (
            <p className="mt-2 text-ink-soft">
              <Trans>The customer gets the receipt, and pays for being late as after any return.</Trans>
            </p>
          )}
        </ReasonedDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={<Trans>Delete this session?</Trans>}
          confirm={<Trans comment="Button: removes a rental that staff made">Delete session</Trans>}
          dismiss={<Trans comment="Button: change nothing">Not now</Trans>}
          tone="final"
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
