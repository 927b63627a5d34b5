import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { Money } from '../../ui/data/money.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import type { ClaimData } from './claim-data.ts';

type Props = { detail: ClaimData; decision: 'approve' | 'drop'; onClose: () => void };

const MAX_REASON_LENGTH = 500;

/** A claim that the customer knows of needs a reason, which they read. */
export function DecideDialog({ detail: { claim, approval, foundInCents }, decision, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [cents, setCents] = useState<number | undefined>(claim.amountInCents);
  const [isAsked, setAsked] = useState(false);
  const { act, isActing, problem } = useAct(claimCalls.decideClaim, {
    isQuiet: true,
    onDone: onClose,
    refreshes: [callKey(claimCalls.claim, { claimId: claim.id }), callKey(claimCalls.claims)],
  });
  const isApproval = decision === 'approve';
  const isContested = claim.status === 'contested';
  const needsReason = isContested || claim.status === 'approved' || foundInCents > 0;
  const isMissing = needsReason && reason.trim() === '';
  const isSumWrong = isApproval && (cents === undefined || Number.isNaN(cents));
  const confirm = () => {
    setAsked(true);
    if (isMissing || isSumWrong) return;
    act({
      claimId: claim.id,
      decision,
      ...(isApproval && cents !== undefined && { amountInCents: cents }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });
  };
  return (
    <ConfirmDialog
      title={
        isApproval ? (
          <Trans comment="Question before a claim is approved">Approve this claim?</Trans>
        ) : (
          <Trans comment="Question before a claim is dropped">Drop this claim?</Trans>
        )
      }
      confirm={
        isApproval ? (
          <Trans comment="Button: an admin agrees with a claim">Approve</Trans>
        ) : (
          <Trans comment="Button: nothing is asked of the customer">Drop</Trans>
        )
      }
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone="final"
      isDisabled={isActing}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mt-3 mb-5">
        {isApproval && isContested && (
          <Trans>
            The saved card is charged, and the customer reads your reason. Whoever proposed it cannot approve it.
          </Trans>
        )}
        {isApproval && !isContested && approval === 'with-consent' && (
          <Trans>
            The customer gets it by mail. You proposed it and are the only admin: nothing is charged unless the customer
            agrees.
          </Trans>
        )}
        {isApproval && !isContested && approval !== 'with-consent' && (
          <Trans>
            The customer gets it by mail and has 7 days to answer. Without an answer the saved card is charged.
          </Trans>
        )}
        {!isApproval && foundInCents > 0 && (
          <Trans comment="The sum follows">
            The customer gets back what was paid for the things that are found: <Money cents={foundInCents} />
          </Trans>
        )}
        {!isApproval && foundInCents === 0 && <Trans>Nothing is asked of the customer. It cannot be undone.</Trans>}
      </p>
      <div className="grid gap-5">
        {isApproval && (
          <MoneyField
            id={`${id}-sum`}
            name="amountInCents"
            label={t({ message: 'Sum', comment: 'Label: how much money' })}
            hint={t`Less than was proposed is possible, more is not.`}
            value={cents}
            onChange={setCents}
            error={isAsked && isSumWrong ? t`Please name a sum` : undefined}
          />
        )}
        <LongTextField
          id={`${id}-reason`}
          name="reason"
          label={t({ message: 'Reason', comment: 'Why something that cannot be undone is done' })}
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON_LENGTH}
          isRequired={needsReason}
          error={isAsked && isMissing ? t`Please say why` : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
