import { passCalls } from '@laine/contract/public/pass-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useWithdrawn } from '../shop/use-withdrawn.ts';
import { WithdrawalDialog } from '../shop/withdrawal-dialog.tsx';
import { WithdrawalStart } from '../shop/withdrawal-start.tsx';
import type { OwnPassData } from './passes-data.ts';

type Props = {
  pass: OwnPassData;
  email: string;
  /** The first step was made in the mail. */
  isAsked: boolean;
};

export function WithdrawPass({ pass, email, isAsked }: Props) {
  return (
    <WithdrawalStart until={pass.withdrawUntil ?? ''} isAsked={isAsked}>
      {(onClose) => <PassWithdrawal pass={pass} email={email} onClose={onClose} />}
    </WithdrawalStart>
  );
}

function PassWithdrawal({ pass, email, onClose }: { pass: OwnPassData; email: string; onClose: () => void }) {
  const passId = pass.id;
  const told = useCall(passCalls.withdrawPass, { passId, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useAct(passCalls.withdrawPass, {
    onDone: useWithdrawn(onClose),
    onProblem: () => told.askAgain(),
    isQuiet: true,
  });
  const sums = told.data;
  return (
    <WithdrawalDialog
      what={
        <Trans comment="name is such as Laine Eesti">
          Seasonal pass <strong>{pass.name}</strong>
        </Trans>
      }
      boughtOn={pass.boughtOn}
      email={email}
      sums={sums && { ...sums, keptInCents: sums.usedInCents }}
      kept={<Trans comment="Deducted on a withdrawal from a pass">Hours used</Trans>}
      isActing={isActing}
      problem={problem ?? told.problem}
      onConfirm={() => act({ passId, preview: false, refundInCents: sums?.refundInCents ?? 0 })}
      onClose={onClose}
    />
  );
}
