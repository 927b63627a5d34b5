import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { WordedDialog } from '../../../ui/dialog/worded-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from '../actions/use-booking-action.ts';

/** The contract's limit for an objection. */
const MAX_LENGTH = 2_000;

type Props = { bookingId: string; onClose: () => void };

/** Possible only once, so it requires words before it's sent. */
export function ObjectDialog({ bookingId, onClose }: Props) {
  const { t } = useLingui();
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.objectToOvertime, {
    onDone: () => {
      onClose();
      notify({
        tone: 'done',
        title: t`We are looking into it`,
        detail: t`You get our answer by mail. Until then nothing is added.`,
      });
    },
  });
  return (
    <WordedDialog
      title={<Trans comment="Title of a dialog about overtime">What is wrong?</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={<Trans comment="Button: the customer objects to overtime">Send objection</Trans>}
      field={{
        name: 'text',
        label: t({ message: 'What happened', comment: 'Label of a text field in which somebody objects' }),
        maxLength: MAX_LENGTH,
        missing: t`Please tell us what happened`,
      }}
      isDisabled={isActing}
      problem={problem}
      onConfirm={(text) => act({ bookingId, text })}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>
          A person reads it and compares it with what the lockers recorded. You can object once; everything about this
          charge then waits for our answer.
        </Trans>
      </p>
    </WordedDialog>
  );
}
