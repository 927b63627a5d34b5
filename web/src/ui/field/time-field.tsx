import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { TimeInput } from './time-input.tsx';

type Props = FieldProps<string, string | undefined>;

/** A time on the wall as 'HH:mm'; '9', '930' and '9.30' are understood. */
export function TimeField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: Props) {
  const { isRequired = false, isDisabled = false } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <TimeInput
        id={id}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={isDisabled}
        aria-required={isRequired}
        {...fieldAria({ id, hint, error })}
      />
    </FieldFrame>
  );
}
