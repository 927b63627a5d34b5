import type { FieldState } from '../field/field-props.ts';
import type { FormState } from './use-form-core.ts';

/** Every field may be empty while the form is filled in. */
export type Draft<Input> = { readonly [Name in keyof Input]?: Input[Name] | undefined };

/** A form that knows the names and types of its fields. */
export type TypedForm<Input> = FormState & {
  values: Draft<Input>;
  /** The names of what was changed. */
  changed: readonly (keyof Input & string)[];
  /** For a field component: `<TextField {...form.field('name')} label=… />`. */
  field: <Name extends keyof Input & string>(
    name: Name,
  ) => FieldState<NonNullable<Input[Name]>, Input[Name] | undefined>;
};
