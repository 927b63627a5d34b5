import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlStyle } from './control-style.ts';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Beside the field, and read aloud. */
  error?: string | undefined;
  /** Shows the mark beside the label; a form in which everything is required needs none. */
  isMarked?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A native input in our frame, with whatever attributes it needs. */
export function Field({ id, label, hint, error, isMarked = false, className = '', ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isMarked}>
      <input id={id} {...fieldAria({ id, hint, error })} className={`${controlStyle} ${className}`} {...input} />
    </FieldFrame>
  );
}
