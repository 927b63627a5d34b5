import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { controlStyle } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Long enough to type a word, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;

/** Reported when typing pauses, at Enter, or on leaving the field: every letter would be a request. */
export function SearchField({ id, name, label, value, onChange, ...rest }: FieldProps<string, string | undefined>) {
  const { hint, isDisabled = false } = rest;
  const [typed, setTyped] = useState<string>();
  const tell = (text: string) => {
    setTyped(undefined);
    if (text !== (value ?? '')) onChange(text.trim() || undefined);
  };
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => tell(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
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
          value={typed ?? value ?? ''}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // A link that is pressed next already leads to what was typed.
          onBlur={() => typed !== undefined && tell(typed)}
          onKeyDown={(event) => event.key === 'Enter' && tell(event.currentTarget.value)}
          className={`${controlStyle} pl-10!`}
        />
      </div>
    </FieldFrame>
  );
}
