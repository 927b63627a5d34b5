import { debtCalls } from '@laine/contract/admin/debt-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from '../../api/call-query.ts';
import { Money } from '../../ui/data/money.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { ListedDebt } from './debts-list.ts';

type Props = {
  debt: Pick<ListedDebt, 'id' | 'amountInCents' | 'email'>;
  refreshes?: readonly QueryKey[];
  onClose: () => void;
};

const shownDebts = [callKey(debtCalls.debts)];

export function ForgiveDialog({ debt, refreshes = shownDebts, onClose }: Props) {
  const { id: debtId, amountInCents, email } = debt;
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(debtCalls.forgiveDebt, {
    onDone: onClose,
    refreshes,
  });
  return (
    <ReasonedDialog
      title={<Trans comment="Question before a debt is let go">Waive this debt?</Trans>}
      confirm={<Trans comment="Button: a debt need not be paid any more">Waive it</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={(reason) => act({ debtId, reason })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans comment="A sum and an e-mail address">
          <Money cents={amountInCents} /> of {email} need not be paid any more. Booking is possible again.
        </Trans>
      </p>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ReasonedDialog>
  );
}
