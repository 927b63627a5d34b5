import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { GroupFrame } from './group-frame.tsx';

type Choice<Value extends string> = { value: Value; label: ReactNode; note?: ReactNode };

type Props<Value extends string> = FieldProps<Value> & { choices: readonly Choice<Value>[] };

/** A few choices that are read side by side; for many there is `SelectField`. */
export function ChoiceField<Value extends string>({ id, name, value, onChange, onBlur, ...rest }: Props<Value>) {
  const { choices, error, ...frame } = rest;
  return (
    <GroupFrame id={id} error={error} {...frame}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-12 cursor-pointer gap-3 rounded-control border border-line-strong bg-paper px-4 py-3 transition-colors hover:border-action has-checked:border-action has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action has-disabled:cursor-not-allowed has-disabled:opacity-60"
        >
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
            data-field={name}
            data-invalid={error === undefined ? undefined : ''}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-fill outline-none"
          />
          <span className="min-w-0 text-sm">
            <span className="font-medium">{choice.label}</span>
            {choice.note !== undefined && <span className="block text-xs text-ink-soft">{choice.note}</span>}
          </span>
        </label>
      ))}
    </GroupFrame>
  );
}
