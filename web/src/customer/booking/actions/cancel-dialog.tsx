import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancelBooking, type Cancellation } from '../../../api/bookings.ts';
import { refusalText } from '../../../api/refusal-text.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { RefundTable } from './refund-table.tsx';
import { useBookingAction } from './use-booking-action.ts';
import { useCancellation } from './use-cancellation.ts';

type Props = { bookingId: string; onClose: () => void };

/** The exact sum first; nobody agrees to another one than they were shown. */
export function CancelDialog({ bookingId, onClose }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { sums, hasChanged, agree, error, askAgain } = useCancellation(bookingId);
  const { run, isRunning, problem } = useBookingAction(
    bookingId,
    async () => {
      agree();
      try {
        return await cancelBooking(bookingId, sums?.refundInCents ?? 0);
      } catch (cause) {
        await askAgain();
        throw cause;
      }
    },
    ({ refundInCents }) => {
      onClose();
      const refund = formatMoney(refundInCents, locale);
      const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
      notify({ tone: 'done', title: t`Your booking is cancelled`, detail });
    },
  );
  const trouble = () => {
    if (hasChanged) return t`The refund has changed while you were looking. Please check the sum before you cancel.`;
    return problem ?? (error ? refusalText(error, i18n) : undefined);
  };
  const text = trouble();
  return (
    <Dialog title={<Trans>Cancel this booking?</Trans>} onClose={onClose}>
      <RefundTable sums={sums} />
      {text !== undefined && <Problem text={text} />}
      <DialogButtons
        tone="primary"
        dismiss={<Trans comment="Button that closes the question whether to cancel">Keep booking</Trans>}
        confirm={<ConfirmLabel sums={sums} />}
        isDisabled={isRunning || !sums}
        onConfirm={run}
      />
    </Dialog>
  );
}

function ConfirmLabel({ sums }: { sums: Cancellation | undefined }) {
  const refund = formatMoney(sums?.refundInCents ?? 0, useLocale());
  if (sums && sums.refundInCents > 0) {
    return <Trans comment="refund is a sum such as 13.50 €">Cancel booking and refund {refund}</Trans>;
  }
  return sums && sums.paidInCents > 0 ? <Trans>Cancel without refund</Trans> : <Trans>Cancel booking</Trans>;
}
