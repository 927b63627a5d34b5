import { errorIdOf, fieldAria, hintIdOf } from './field-aria.ts';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import { RequiredMark } from './required-mark.tsx';

/** Something to agree to or to include. For what takes effect by itself there is `SwitchField`. */
export function CheckboxField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: FieldProps<boolean>) {
  const { isRequired = false, isDisabled = false } = rest;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value ?? false}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-required={isRequired}
          {...fieldAria({ id, hint, error })}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-fill disabled:cursor-not-allowed"
        />
        <div className="min-w-0 text-sm">
          <label htmlFor={id} className="cursor-pointer">
            {label}
            {isRequired && <RequiredMark />}
          </label>
          {hint !== undefined && (
            <p id={hintIdOf(id)} className="mt-1 text-xs text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={errorIdOf(id)} text={error} />
    </div>
  );
}
