import type { Session } from '@laine/contract/public/entities.ts';
import { ticketCalls } from '@laine/contract/public/ticket-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from '../actions/use-booking-action.ts';

type Props = { bookingId: string; session: Session; onClose: () => void };

export function TakeBackDialog({ bookingId, session, onClose }: Props) {
  const { t } = useLingui();
  const { act, isActing, problem } = useBookingAction(bookingId, ticketCalls.takeTicketBack, {
    onDone: () => {
      onClose();
      notify({ tone: 'done', title: t`The ticket is yours again`, detail: t`Its board has a new code.` });
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Take this ticket back?</Trans>}
      tone="final"
      dismiss={<Trans comment="Button: the ticket stays with the friend">Leave it shared</Trans>}
      confirm={<Trans comment="Button: the friend's ticket is no longer valid">Take it back</Trans>}
      isDisabled={isActing}
      onConfirm={() => act({ bookingId, sessionId: session.id })}
      problem={problem}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>The link stops working, and the board gets a new code. The old one no longer opens its locker.</Trans>
      </p>
    </ConfirmDialog>
  );
}
