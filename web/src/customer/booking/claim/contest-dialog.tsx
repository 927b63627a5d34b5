import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';

/** As long as the contract lets an answer be. */
const MAX_LENGTH = 2_000;

type Props = {
  isActing: boolean;
  problem: string | undefined;
  onSend: (answer: string) => void;
  onClose: () => void;
};

/** Somebody decides about the words, so there have to be some. */
export function ContestDialog({ isActing, problem, onSend, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = text.trim() === '';
  const send = () => {
    setAsked(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onSend(text.trim());
  };
  return (
    <ConfirmDialog
      title={<Trans comment="Title of a dialog about overtime">What is wrong?</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={<Trans comment="Button: the customer contests a claim">Send answer</Trans>}
      tone="action"
      isDisabled={isActing}
      onConfirm={send}
      problem={problem}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>Nothing is charged until an admin who did not propose this has decided and told you why.</Trans>
      </p>
      <div className="mt-5">
        <LongTextField
          id={id}
          name="answer"
          label={t({ message: 'What happened', comment: 'Label of a text field in which somebody objects' })}
          value={text}
          onChange={setText}
          isRequired
          maxLength={MAX_LENGTH}
          error={isAsked && isMissing ? t`Please tell us what happened` : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
