import { FormProblem } from '../../ui/form/form-problem.tsx';
import type { FormState } from '../../ui/form/use-form-core.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';

/** Below a form, not in it: if the server requires a fresh sign-in, the input is sent again after it. */
export function FreshFormProblem({ form }: { form: FormState }) {
  if (form.refusal === 'fresh-sign-in-needed') return <FreshSignIn onDone={() => void form.submit()} />;
  return <FormProblem form={form} />;
}
