import { useMemo } from 'react';
import type { z } from 'zod';
import { shapeOf } from './form-shape.ts';
import type { FormValues } from './form-values.ts';
import type { Draft, TypedForm } from './typed-form.ts';
import { useFormCore, type FormOptions } from './use-form-core.ts';

type Options<Input, Answer> = FormOptions<Draft<Input>, Answer> & {
  send: (input: Input, begun: FormValues) => Promise<Answer>;
};

/** A form whose fields are not those of a call: the sender makes one input, or several, out of them. */
export function useSchemaForm<Schema extends z.ZodObject, Answer>(
  schema: Schema,
  options: Options<z.input<Schema>, Answer>,
): TypedForm<z.input<Schema>> {
  const shape = useMemo(() => shapeOf([schema]), [schema]);
  return useFormCore<z.input<Schema>, Answer>({ ...options, shape, alwaysSent: [] });
}
