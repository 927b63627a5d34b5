import type { ReactNode } from 'react';
import { fieldAria } from './field-aria.ts';
import { FieldNotes } from './field-notes.tsx';
import type { FieldWords } from './field-props.ts';
import { RequiredMark } from './required-mark.tsx';

type Props = FieldWords & {
  id: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
};

/** The same around several controls that make one value. */
export function GroupFrame({ id, label, hint, error, isRequired = false, isDisabled = false, children }: Props) {
  const { 'aria-describedby': describedBy } = fieldAria({ id, hint, error });
  return (
    <fieldset disabled={isDisabled} aria-describedby={describedBy} className="grid min-w-0 grid-cols-1 content-start">
      <legend className="mb-1.5 p-0 text-sm font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className="grid gap-1.5">
        {children}
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
