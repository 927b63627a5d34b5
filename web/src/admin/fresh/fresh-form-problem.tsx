import { FormProblem } from '../../ui/form/form-problem.tsx';
import type { FormState } from '../../ui/form/use-form-core.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';

/** Stands below a form, not in it: where the server wants a fresh sign-in, what was typed is sent again after it. */
export function FreshFormProblem({ form }: { form: FormState }) {
  if (form.refusal === 'fresh-sign-in-needed') return <FreshSignIn onDone={() => void form.submit()} />;
  return <FormProblem form={form} />;
}
