import type { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import type { passCalls } from '@laine/contract/public/pass-calls.ts';
import type { ReactNode } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useWithdrawn } from './use-withdrawn.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { WithdrawalStart } from './withdrawal-start.tsx';

type Purchase = {
  call: typeof passCalls.withdrawPass | typeof giftCardCalls.withdrawGiftCard;
  of: { passId: string } | { giftCardId: string };
  /** Its name, such as the pass. */
  what: ReactNode;
  /** Parts that aren't paid back, such as used hours. */
  kept: ReactNode;
  boughtOn: string;
  /** The acknowledgement goes here. */
  email: string;
};

type Props = Purchase & {
  /** The last day, as people read it. */
  until: string | null;
  /** The first step was made in the mail. */
  isAsked: boolean;
};

/** Both steps of the withdrawal by law. */
export function WithdrawPurchase({ until, isAsked, ...purchase }: Props) {
  return (
    <WithdrawalStart until={until ?? ''} isAsked={isAsked}>
      {(onClose) => <Withdrawal {...purchase} onClose={onClose} />}
    </WithdrawalStart>
  );
}

function Withdrawal({ call, of, onClose, ...said }: Purchase & { onClose: () => void }) {
  const told = useCall(call, { ...of, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useAct(call, {
    onDone: useWithdrawn(onClose),
    onProblem: () => told.askAgain(),
    isQuiet: true,
  });
  return (
    <WithdrawalDialog
      {...said}
      sums={told.data}
      isActing={isActing}
      problem={problem ?? told.problem}
      onConfirm={() => act({ ...of, preview: false, refundInCents: told.data?.refundInCents ?? 0 })}
      onClose={onClose}
    />
  );
}
