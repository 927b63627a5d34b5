import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans } from '@lingui/react/macro';
import { CircleStop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { ListedSession } from './sessions-list.ts';

type Props = { session: ListedSession; onClose: () => void };

/** Ending a running rental, or deleting an uncollected one. */
export function SessionEndings({ session, onClose }: Props) {
  const [asked, setAsked] = useState<'end' | 'delete'>();
  const { id: sessionId, status, bookingId, missingSince } = session;
  const close = () => setAsked(undefined);
  const lists = [callKey(sessionCalls.sessions), callKey(sessionCalls.stationDay)];
  const refreshes = [...lists, callKey(sessionCalls.session, { sessionId }), callKey(alertCalls.alerts)];
  const end = useAct(sessionCalls.endSession, { onDone: close, refreshes, isQuiet: true });
  const remove = useAct(sessionCalls.deleteSession, { onDone: onClose, refreshes: lists, isQuiet: true });
  const canDelete = bookingId === null && session.firstOpenTime === null;
  return (
    <div className="flex flex-wrap gap-3">
      {(status === 'started' || missingSince !== null) && (
        <button type="button" onClick={() => setAsked('end')} className={buttonStyle('quiet', 'small')}>
          <CircleStop aria-hidden className="size-4" />
          {missingSince === null ? (
            <Trans comment="Button: the board is back, or given up">End session</Trans>
          ) : (
            <Trans comment="Button: a board that staff had called missing was found">The board is back</Trans>
          )}
        </button>
      )}
      {canDelete && (
        <button type="button" onClick={() => setAsked('delete')} className={buttonStyle('quiet', 'small')}>
          <Trash2 aria-hidden className="size-4" />
          <Trans comment="Button: removes a rental that staff made">Delete session</Trans>
        </button>
      )}
      {asked === 'end' && (
        <EndDialog
          session={session}
          problem={end.problem}
          isDisabled={end.isActing}
          onConfirm={(said) => end.act({ sessionId, ...said })}
          onClose={close}
        />
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
