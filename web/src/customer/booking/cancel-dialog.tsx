import { BOOKING_REFRESH_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cancelBooking, previewCancellation, type Cancellation } from '../../api/bookings.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Problem } from '../../ui/problem.tsx';
import { notify } from '../../ui/toast/toasts.ts';
import { RefundTable } from './refund-table.tsx';
import { useAction } from './use-action.ts';

type Props = { bookingId: string; onClose: () => void };

/** The exact sum first: it is asked from the server, and again while the dialog is open, because an hour before the start it falls. */
export function CancelDialog({ bookingId, onClose }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const preview = useQuery({
    queryKey: ['cancellation', bookingId],
    queryFn: ({ signal }) => previewCancellation(bookingId, signal),
    gcTime: 0,
    refetchInterval: BOOKING_REFRESH_IN_SECONDS * 1_000,
  });
  const { run, isRunning, problem } = useAction(
    bookingId,
    () => cancelBooking(bookingId),
    ({ refundInCents }) => {
      onClose();
      const refund = formatMoney(refundInCents, locale);
      const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
      notify({ tone: 'done', title: t`Your booking is cancelled`, detail });
    },
  );
  const trouble = problem ?? (preview.error ? refusalText(preview.error, i18n) : undefined);
  return (
    <Dialog title={<Trans>Cancel this booking?</Trans>} onClose={onClose}>
      <RefundTable sums={preview.data} />
      {trouble !== undefined && <Problem text={trouble} />}
      <DialogButtons
        tone="primary"
        dismiss={<Trans comment="Button that closes the question whether to cancel">Keep booking</Trans>}
        confirm={<ConfirmLabel sums={preview.data} />}
        isDisabled={isRunning || !preview.data}
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
