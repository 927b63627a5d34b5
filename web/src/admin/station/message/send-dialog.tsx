import { adminPaths } from '@laine/contract/admin-paths.ts';
import { broadcastCalls } from '@laine/contract/admin/broadcast-calls.ts';
import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callKey } from '../../../api/call-query.ts';
import { newId } from '../../../api/new-id.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EffectText } from './effect-text.tsx';
import type { Preview, Wish } from './use-message.ts';

type Props = {
  wish: Wish;
  preview: Preview;
  /** Somebody has booked or cancelled since: the list must be loaded again. */
  onMovedOn: () => void;
  onClose: () => void;
};

/** Says what it does before it is done. A second press of the same question sends nothing twice. */
export function SendDialog({ wish, preview, onMovedOn, onClose }: Props) {
  const navigate = useNavigate();
  const [id] = useState(newId);
  const send = useAct(broadcastCalls.newBroadcast, {
    isQuiet: true,
    refreshes: [callKey(broadcastCalls.broadcasts), callKey(closureCalls.closures)],
    onProblem: (cause) => cause instanceof Declined && cause.code === 'state-moved-on' && onMovedOn(),
    onDone: ({ broadcast }) => void navigate(adminPaths.broadcast(broadcast.stationId, broadcast.id)),
  });
  const isForNobody = preview.recipients.length === 0;
  return (
    <ConfirmDialog
      title={isForNobody ? <Trans>Close the station?</Trans> : <Trans>Send it to everybody?</Trans>}
      confirm={<ConfirmWords isForNobody={isForNobody} closes={wish.closes} />}
      dismiss={<Trans>Not now</Trans>}
      tone="action"
      problem={send.problem}
      isDisabled={send.isActing}
      onConfirm={() => send.act({ ...wish, id, cancels: preview.cancels })}
      onClose={onClose}
    >
      <div className="mt-3">
        <EffectText preview={preview} closes={wish.closes} />
      </div>
      {!isForNobody && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>What is sent cannot be called back.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

export function ConfirmWords({ isForNobody, closes }: { isForNobody: boolean; closes: boolean }) {
  if (isForNobody) return <Trans comment="Button: closes a station at once">Close now</Trans>;
  return closes ? (
    <Trans comment="Button: sends a message to everybody and closes the station">Send and close now</Trans>
  ) : (
    <Trans comment="Button: sends a message to everybody">Send now</Trans>
  );
}
