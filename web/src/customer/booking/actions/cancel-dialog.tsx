import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { BoardChoice } from './board-choice.tsx';
import { CancelLabel } from './cancel-label.tsx';
import { RefundTable } from './refund-table.tsx';
import { useBookingAction } from './use-booking-action.ts';
import { useCancellation } from './use-cancellation.ts';

type Props = { booking: BookingDetail; onClose: () => void };

/** Shows the exact refund first, and sends it along, so that nobody agrees to another sum. */
export function CancelDialog({ booking, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id: bookingId } = booking;
  const { canCancel, cancellableSessionIds: ids } = booking.actions;
  // Boards collected meanwhile can no longer be chosen.
  const [unwanted, setUnwanted] = useState<readonly string[]>(ids);
  const chosen = ids.filter((id) => unwanted.includes(id));
  const isWhole = canCancel && chosen.length === ids.length;
  const sessionIds = isWhole ? undefined : chosen;
  const { sums, hasChanged, agree, problem: previewProblem, askAgain } = useCancellation(bookingId, sessionIds);
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.cancelBooking, {
    onDone: ({ refundInCents, parts, awaitsStation }) => {
      onClose();
      const refund = formatMoney(refundInCents, locale);
      const back = () => {
        if (!parts.some(({ kind }) => kind === 'gift-card')) return t`${refund} goes back to your card.`;
        if (parts.every(({ kind }) => kind === 'gift-card' || kind === 'pass'))
          return t`${refund} is back on your gift card now.`;
        return t`${refund} goes back, each part to where it came from.`;
      };
      const sure = refundInCents > 0 ? back() : undefined;
      const detail = awaitsStation ? t`We write to you as soon as the station has answered.` : sure;
      const whole = awaitsStation ? t`We are cancelling your booking` : t`Your booking is cancelled`;
      const title = isWhole ? whole : t`Cancelled. The other boards stay yours`;
      notify({ tone: 'done', title, detail });
    },
    onProblem: askAgain,
  });
  const cancel = () => {
    agree();
    // The server declines when the refund is no longer the sum that was shown.
    act({ bookingId, preview: false, refundInCents: sums?.refundInCents ?? 0, ...(sessionIds && { sessionIds }) });
  };
  const trouble = () => {
    if (hasChanged) return t`The refund has changed while you were looking. Please check the sum before you cancel.`;
    return problem ?? previewProblem;
  };
  const shared = booking.sharing.flatMap(({ sessionId, sharedAt }) => (sharedAt === null ? [] : sessionId));
  const isChoosing = ids.length > 1 || (ids.length > 0 && !canCancel);
  return (
    <ConfirmDialog
      title={isWhole ? <Trans>Cancel this booking?</Trans> : <Trans>Cancel some boards?</Trans>}
      tone="final"
      dismiss={<Trans comment="Button that closes the question whether to cancel">Keep booking</Trans>}
      confirm={<CancelLabel sums={sums} boards={isWhole ? 0 : chosen.length} />}
      isDisabled={isActing || !sums}
      onConfirm={cancel}
      problem={trouble()}
      onClose={onClose}
    >
      {isChoosing && (
        <BoardChoice shared={shared} sessions={booking.sessions} ids={ids} chosen={chosen} onChange={setUnwanted} />
      )}
      {chosen.length === 0 && isChoosing ? (
        <p className="mt-4 text-ink-soft">
          <Trans>Choose at least one board to cancel.</Trans>
        </p>
      ) : (
        <RefundTable sums={sums} isWhole={isWhole} />
      )}
      {shared.some((id) => isWhole || chosen.includes(id)) && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans comment="In the question whether to cancel, where a friend has the ticket of a board">
            A friend has the ticket of a board that you cancel. Its page says so at once, and its code stops working. We
            have no address of theirs, so please tell them too.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
