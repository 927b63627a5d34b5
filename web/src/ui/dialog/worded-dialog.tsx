import { useId, useState, type ComponentProps } from 'react';
import { LongTextField } from '../field/long-text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> & {
  /** The words that are asked for. */
  field: { name: string; label: string; hint?: string; maxLength: number; missing: string };
  onConfirm: (words: string) => void;
};

/** A question that needs an answer in words, because somebody reads them. */
export function WordedDialog({ children, field, onConfirm, ...dialog }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = words.trim() === '';
  const { missing, ...shown } = field;
  const confirm = () => {
    setAsked(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onConfirm(words.trim());
  };
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children}
      <div className="mt-5">
        <LongTextField
          {...shown}
          id={id}
          value={words}
          onChange={setWords}
          isRequired
          error={isAsked && isMissing ? missing : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
