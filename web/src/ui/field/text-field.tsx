import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

type Props = FieldProps<string> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>;

/** One line: names, e-mail addresses, web addresses, tags. */
export function TextField({ value, onChange, onBlur, isRequired = false, isDisabled = false, ...rest }: Props) {
  return (
    <Field
      type="text"
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      isMarked={isRequired}
      aria-required={isRequired}
      disabled={isDisabled}
    />
  );
}
