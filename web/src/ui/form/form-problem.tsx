import { CircleAlert } from 'lucide-react';
import type { FormState } from './use-form-core.ts';

/** A refusal that is about no single field; above the buttons, where the eye is. */
export function FormProblem({ form }: { form: FormState }) {
  if (form.problem === undefined) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-red p-3.5 text-sm text-on-red">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {form.problem}
    </p>
  );
}
