import { passCalls } from '@laine/contract/public/pass-calls.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { notify } from '../../ui/state/toast/toasts.ts';
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
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <WithdrawalStart until={pass.withdrawUntil ?? ''} onStart={() => setOpen(true)} />
      {isOpen && <PassWithdrawal pass={pass} email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function PassWithdrawal({ pass, email, onClose }: { pass: OwnPassData; email: string; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const passId = pass.id;
  const told = useCall(passCalls.withdrawPass, { passId, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useAct(passCalls.withdrawPass, {
    onDone: ({ refundInCents }) => {
      onClose();
      document.querySelector<HTMLElement>('#main')?.focus();
      const refund = formatMoney(refundInCents, locale);
      const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
      notify({ tone: 'done', title: t`You have withdrawn from the purchase`, detail });
      void revalidate();
    },
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
