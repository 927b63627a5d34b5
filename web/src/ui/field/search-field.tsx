import { Search } from 'lucide-react';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { usePausedText } from './use-paused-text.ts';

export function SearchField({ id, name, label, value, onChange, ...rest }: FieldProps<string, string | undefined>) {
  const { hint, isDisabled = false } = rest;
  const typing = usePausedText(value ?? '', (text) => onChange(text || undefined));
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          disabled={isDisabled}
          {...typing}
          className={`${controlStyle} pl-10!`}
        />
      </div>
    </FieldFrame>
  );
}
