import type { Session } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { openMyDoor } from '../../../api/bookings.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { Problem } from '../../../ui/state/problem.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; session: Session; onClose: () => void };

/** Asked first: a door that opens while its renter is elsewhere is open to everyone. */
export function OpenDoorDialog({ bookingId, session, onClose }: Props) {
  const { t } = useLingui();
  const { lockerNumber } = session;
  const { run, isRunning, problem } = useBookingAction(
    bookingId,
    () => openMyDoor(bookingId, session.id),
    (isOpen) => {
      onClose();
      if (isOpen) notify({ tone: 'done', title: t`Box ${lockerNumber} is open` });
      else
        notify({
          tone: 'alert',
          title: t`The door did not open`,
          detail: t`Try again, or type your code at the station.`,
        });
    },
  );
  return (
    <Dialog title={<Trans>Open box {lockerNumber}?</Trans>} onClose={onClose}>
      <p className="mt-2 text-ink-soft">
        <Trans>Please stand in front of it: the door opens right away, for whoever is there.</Trans>
      </p>
      {problem !== undefined && <Problem text={problem} />}
      <DialogButtons
        dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
        confirm={
          isRunning ? <Trans comment="While the door is being opened">Opening…</Trans> : <Trans>Open the door</Trans>
        }
        isDisabled={isRunning}
        onConfirm={run}
      />
    </Dialog>
  );
}
