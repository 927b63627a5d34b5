import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A phone then shows its digits and offers its owner's number. */
export function PhoneField(props: FieldProps<string>) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" placeholder="+372 5555 5555" />;
}
