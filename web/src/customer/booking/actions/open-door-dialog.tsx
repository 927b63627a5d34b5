import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { Session } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; session: Session; onClose: () => void };

/** Asks first: a door that opens while its renter is elsewhere is open to everyone. */
export function OpenDoorDialog({ bookingId, session, onClose }: Props) {
  const { t } = useLingui();
  const { lockerNumber } = session;
  const cue = useRef<{ prepare?: () => () => void; play?: (() => void) | undefined }>({});
  // Loaded while the question is read: a press must not wait for it.
  useEffect(() => {
    import('./prepare-door-cue.ts')
      .then(({ prepareDoorCue }) => (cue.current.prepare = prepareDoorCue))
      .catch(() => undefined);
  }, []);
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.openMyDoor, {
    // Without success the command went out, but the door's sensor never said open.
    onDone: ({ success }) => {
      onClose();
      if (success) {
        cue.current.play?.();
        notify({ tone: 'done', title: t`Locker ${lockerNumber} is open` });
      } else
        notify({
          tone: 'alert',
          title: t`The door did not open`,
          detail: t`Try again, or type your code at the station.`,
        });
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Open locker {lockerNumber}?</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={
        isActing ? <Trans comment="While the door is being opened">Opening…</Trans> : <Trans>Open the door</Trans>
      }
      isDisabled={isActing}
      onConfirm={() => {
        cue.current.play ??= cue.current.prepare?.();
        act({ bookingId, sessionId: session.id });
      }}
      problem={problem}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>Please stand in front of it: the door opens right away, for whoever is there.</Trans>
      </p>
    </ConfirmDialog>
  );
}
