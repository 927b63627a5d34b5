import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';
import type { FieldWords } from './field-props.ts';
import { RequiredMark } from './required-mark.tsx';

type Props = FieldWords & {
  id: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
};

/** Label above, notes below: around every control that has one label. */
export function FieldFrame({ id, label, hint, error, isRequired = false, children }: Props) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="text-[min(var(--text-sm),7.5vw)] font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
