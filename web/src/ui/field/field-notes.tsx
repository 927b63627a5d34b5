import type { ReactNode } from 'react';
import { errorIdOf, hintIdOf } from './field-aria.ts';
import { FieldError } from './field-error.tsx';

type Props = { id: string; hint?: ReactNode; error?: string | undefined };

/** What stands below a control: what is wrong with it, and what to know about it. */
export function FieldNotes({ id, hint, error }: Props) {
  return (
    <>
      <FieldError id={errorIdOf(id)} text={error} />
      {hint !== undefined && (
        <p id={hintIdOf(id)} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
