import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import type { Cancellation } from '../booking-data.ts';
import { RefundTable } from './refund-table.tsx';
import { useBookingAction } from './use-booking-action.ts';
import { useCancellation } from './use-cancellation.ts';

type Props = { bookingId: string; onClose: () => void };

/** The dialog shows the exact refund first, and nobody agrees to another sum than the one shown. */
export function CancelDialog({ bookingId, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { sums, hasChanged, agree, problem: previewProblem, askAgain } = useCancellation(bookingId);
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.cancelBooking, {
    onDone: ({ refundInCents }) => {
      onClose();
      const refund = formatMoney(refundInCents, locale);
      const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
      notify({ tone: 'done', title: t`Your booking is cancelled`, detail });
    },
    onProblem: askAgain,
  });
  const cancel = () => {
    agree();
    // The server declines when the refund is no longer the sum that was shown.
    act({ bookingId, preview: false, refundInCents: sums?.refundInCents ?? 0 });
  };
  const trouble = () => {
    if (hasChanged) return t`The refund has changed while you were looking. Please check the sum before you cancel.`;
    return problem ?? previewProblem;
  };
  return (
    <ConfirmDialog
      title={<Trans>Cancel this booking?</Trans>}
      tone="primary"
      dismiss={<Trans comment="Button that closes the question whether to cancel">Keep booking</Trans>}
      confirm={<ConfirmLabel sums={sums} />}
      isDisabled={isActing || !sums}
      onConfirm={cancel}
      problem={trouble()}
      onClose={onClose}
    >
      <RefundTable sums={sums} />
    </ConfirmDialog>
  );
}

function ConfirmLabel({ sums }: { sums: Cancellation | undefined }) {
  const refund = formatMoney(sums?.refundInCents ?? 0, useLocale());
  if (sums && sums.refundInCents > 0) {
    return <Trans comment="refund is a sum such as 13.50 €">Cancel booking and refund {refund}</Trans>;
  }
  return sums && sums.paidInCents > 0 ? <Trans>Cancel without refund</Trans> : <Trans>Cancel booking</Trans>;
}
