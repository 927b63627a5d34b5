import { statementCalls, type Statement } from '@laine/contract/admin/statement-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { Money } from '../../ui/data/money.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';

type Props = { statement: Statement; today: string; onClose: () => void };

/** The transfer itself is made at the bank; this says when. */
export function PaidDialog({ statement: { id: statementId, payee, sums }, today, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [paidOn, setPaidOn] = useState<string | undefined>(today);
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(statementCalls.markStatementPaid, {
    onDone: onClose,
    refreshes: [callKey(statementCalls.statement), callKey(statementCalls.statements)],
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question before a month is marked as paid">Was this month paid out?</Trans>}
      confirm={<Trans comment="Button: say on which day a month was paid to the owner">Mark as paid out</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing || needsSignIn || paidOn === undefined || paidOn === 'incomplete'}
      problem={problem}
      onConfirm={() => paidOn !== undefined && act({ statementId, paidOn })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans comment="A sum, to somebody">
          <Money cents={sums.payableInCents} /> to {payee}. This cannot be undone.
        </Trans>
      </p>
      <div className="mt-5">
        <DateField
          id={id}
          name="paidOn"
          label={t({ message: 'Paid on', comment: 'Column: the day on which a month was paid to the owner' })}
          value={paidOn}
          onChange={setPaidOn}
          max={today}
          isRequired
        />
      </div>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ConfirmDialog>
  );
}
