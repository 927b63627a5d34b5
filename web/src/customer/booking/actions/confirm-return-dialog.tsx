import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; onClose: () => void };

export function ConfirmReturnDialog({ bookingId, onClose }: Props) {
  const { t } = useLingui();
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.confirmReturn, {
    onDone: () => {
      onClose();
      notify({ tone: 'done', title: t`Thank you, that is all` });
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Is everything back?</Trans>}
      dismiss={<Trans comment="Button: the customer has not returned everything yet">Not yet</Trans>}
      confirm={<Trans comment="Button: the customer says that everything is back">Yes, I am done</Trans>}
      isDisabled={isActing}
      onConfirm={() => act({ bookingId })}
      problem={problem}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>Board, paddle and life vest are in the locker, and its door is closed.</Trans>
      </p>
    </ConfirmDialog>
  );
}
