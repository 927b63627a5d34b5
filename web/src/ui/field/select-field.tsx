import { ChevronDown } from 'lucide-react';
import { controlStyle } from './control-style.ts';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

type Option<Value extends string> = { value: Value; label: string; isDisabled?: boolean };

type Props<Value extends string> = FieldProps<Value, Value | undefined> & {
  options: readonly Option<Value>[];
  /** The option for no choice, such as 'All stations'; without it, one of the options is always selected. */
  none?: string;
  autoComplete?: string;
};

/** The platform's own select: phones show their wheel, keyboards find by letter. */
export function SelectField<Value extends string>({ id, name, value, onChange, onBlur, ...rest }: Props<Value>) {
  const { label, hint, error, isRequired = false, isDisabled = false, options, none, autoComplete } = rest;
  const choose = (chosen: string) => onChange(options.find((option) => option.value === chosen)?.value);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          onBlur={onBlur}
          disabled={isDisabled}
          autoComplete={autoComplete}
          aria-required={isRequired}
          {...fieldAria({ id, hint, error })}
          className={`${controlStyle} appearance-none truncate pr-11!`}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}
