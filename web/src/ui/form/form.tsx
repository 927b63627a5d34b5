import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { UnsavedChanges } from './unsaved-changes.tsx';
import type { FormState } from './use-form-core.ts';

type Props = { form: FormState; children: ReactNode; className?: string };

const WRONG = '[aria-invalid="true"], [data-invalid]';

/** Sends by Enter or button, leads the focus to what is wrong, and asks before unsaved changes are left behind. */
export function Form({ form, children, className = 'grid gap-5' }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.declinedTries > 0) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [form.declinedTries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <form ref={ref} noValidate onSubmit={submit} aria-busy={form.isSending} className={className}>
        {children}
      </form>
      {/* Beside the form: its question has buttons in a form of their own. */}
      {form.isDirty && <UnsavedChanges form={ref} holdsUnsaved={form.holdsUnsaved} />}
    </>
  );
}
