import { WITHDRAWAL_REPAYMENT_DAYS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { SumLine } from '../../ui/data/sum-line.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

export type WithdrawalSums = { paidInCents: number; keptInCents: number; refundInCents: number };

type Props = {
  /** The name of the purchase, such as the pass. */
  what: ReactNode;
  boughtOn: string;
  /** The acknowledgement goes here. */
  email: string;
  sums: WithdrawalSums | undefined;
  /** Parts that aren't paid back, such as used hours. */
  kept: ReactNode;
  isActing: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** The second of the two steps required by law. Names the contract, the sum and where the acknowledgement goes. */
export function WithdrawalDialog({ what, boughtOn, email, sums, kept, ...dialog }: Props) {
  const locale = useLocale();
  const text = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, locale));
  return (
    <ConfirmDialog
      title={<Trans comment="Title of the question before a withdrawal by law">Withdraw from the contract</Trans>}
      tone="final"
      dismiss={<Trans comment="Button that closes the question whether to withdraw from a purchase">Keep it</Trans>}
      confirm={<Trans comment="The label that the law asks for, as in the terms">Confirm withdrawal</Trans>}
      isDisabled={dialog.isActing || !sums}
      problem={dialog.problem}
      onConfirm={dialog.onConfirm}
      onClose={dialog.onClose}
    >
      <p className="mt-2">
        <Trans comment="what is a pass or a gift card, boughtOn a date">
          {what}, bought on {boughtOn}. You need not give a reason.
        </Trans>
      </p>
      <dl className="figures mt-5 grid gap-2">
        <SumLine
          label={
            <Trans context="sum" comment="What the customer paid for the booking">
              Paid
            </Trans>
          }
        >
          {text(sums?.paidInCents)}
        </SumLine>
        <SumLine label={kept}>{text(sums?.keptInCents)}</SumLine>
        <SumLine label={<Trans>You get back</Trans>} isTotal>
          {text(sums?.refundInCents)}
        </SumLine>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        <Trans comment="email is an address">
          We confirm it to {email} and pay back the way you paid, within{' '}
          <Plural value={WITHDRAWAL_REPAYMENT_DAYS} one="# day" other="# days" />.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
