import { controlStyle } from './control-style.ts';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps<string> & { rows?: number; maxLength?: number };

/** Notes, reasons, descriptions. It grows with what is typed where the browser can do that. */
export function LongTextField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: Props) {
  const { isRequired = false, isDisabled = false, rows = 3, maxLength } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={isDisabled}
        aria-required={isRequired}
        {...fieldAria({ id, hint, error })}
        className={`${controlStyle} field-sizing-content max-h-96 min-h-24 resize-y py-3 leading-snug`}
      />
    </FieldFrame>
  );
}
