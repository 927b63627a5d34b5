import { fieldAria } from './field-aria.ts';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';

/** Round where on, flat where off: the place of the knob says it without colour. */
const track =
  'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-gray ' +
  'transition-colors checked:border-fill checked:bg-fill disabled:cursor-not-allowed disabled:opacity-60 ' +
  'after:absolute after:top-0.5 after:left-0.5 after:size-5.5 after:rounded-full after:border after:border-line-strong ' +
  'after:bg-white after:transition-transform checked:after:translate-x-5 checked:after:border-transparent';

/** On or off, as a fact about the thing. */
export function SwitchField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: FieldProps<boolean>) {
  const isOn = value ?? false;
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <div className="grid min-w-0 grow gap-1">
        <label htmlFor={id} className="cursor-pointer py-0.5 text-[min(var(--text-sm),6.5vw)] font-medium">
          {label}
        </label>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
        disabled={rest.isDisabled ?? false}
        {...fieldAria({ id, hint, error })}
        className={track}
      />
    </div>
  );
}
