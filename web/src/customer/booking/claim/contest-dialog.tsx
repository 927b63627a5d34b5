import { Trans, useLingui } from '@lingui/react/macro';
import { WordedDialog } from '../../../ui/dialog/worded-dialog.tsx';

/** The contract's limit for an answer. */
const MAX_LENGTH = 2_000;

type Props = {
  isActing: boolean;
  problem: string | undefined;
  onSend: (answer: string) => void;
  onClose: () => void;
};

/** Somebody decides by the words, so they're required. */
export function ContestDialog({ isActing, problem, onSend, onClose }: Props) {
  const { t } = useLingui();
  return (
    <WordedDialog
      title={<Trans comment="Title of a dialog about overtime">What is wrong?</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={<Trans comment="Button: the customer contests a claim">Send answer</Trans>}
      field={{
        name: 'answer',
        label: t({ message: 'What happened', comment: 'Label of a text field in which somebody objects' }),
        maxLength: MAX_LENGTH,
        missing: t`Please tell us what happened`,
      }}
      isDisabled={isActing}
      problem={problem}
      onConfirm={onSend}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>Nothing is charged until an admin who did not propose this has decided and told you why.</Trans>
      </p>
    </WordedDialog>
  );
}
