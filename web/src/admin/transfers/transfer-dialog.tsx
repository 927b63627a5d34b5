import { refundCalls } from '@laine/contract/admin/refund-calls.ts';
import { Trans } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { inGroups } from '../../ui/data/in-groups.ts';
import { Money } from '../../ui/data/money.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { Transfer } from './shown-transfers.ts';

type Props = { transfer: Transfer; onClose: () => void };

export function TransferDialog({ transfer: { id: refundId, amountInCents, holder, iban }, onClose }: Props) {
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(refundCalls.markRefundPaid, {
    onDone: onClose,
    refreshes: [callKey(refundCalls.openTransfers)],
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question before a refund is marked as transferred">Was this transferred?</Trans>}
      confirm={<Trans comment="Button: a refund was transferred at the bank">Mark as transferred</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={() => act({ refundId })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans comment="A sum, to somebody. The customer gets a mail.">
          <Money cents={amountInCents} /> to {holder}. The customer is told, and it cannot be undone.
        </Trans>
      </p>
      <p className="figures mt-2 break-all">{iban !== null && inGroups(iban)}</p>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ConfirmDialog>
  );
}
