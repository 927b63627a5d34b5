import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

type Props = FieldProps<string, string | undefined> & { min?: string; max?: string };

/** For an incomplete date, which is invalid rather than empty. */
const INCOMPLETE = 'incomplete';

/** A day as '2027-06-15', with the platform's own calendar. */
export function DateField({ value, onChange, onBlur, isRequired = false, isDisabled = false, ...rest }: Props) {
  return (
    <Field
      {...rest}
      type="date"
      // Set to anything else, the browser would empty the parts that are being typed.
      value={value === INCOMPLETE ? '' : (value ?? '')}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value || (currentTarget.validity.badInput ? INCOMPLETE : undefined))
      }
      onBlur={onBlur}
      isMarked={isRequired}
      aria-required={isRequired}
      disabled={isDisabled}
      className="figures"
    />
  );
}
