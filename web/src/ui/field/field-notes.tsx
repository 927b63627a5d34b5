import type { ReactNode } from 'react';
import { errorIdOf, hintIdOf } from './field-aria.ts';
import { FieldError } from './field-error.tsx';

type Props = { id: string; hint?: ReactNode; error?: string | undefined };

/** Below a control: its error and its hint. */
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
