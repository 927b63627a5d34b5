import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';

/** Long enough to type a word, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;

/** Reported when typing pauses, at Enter, or on leaving the field: every letter would be a request. */
export function usePausedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const tell = (text: string) => {
    setTyped(undefined);
    if (text !== value) onChange(text.trim());
  };
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => tell(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return {
    value: typed ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    // A link that is pressed next already leads to what was typed.
    onBlur: () => typed !== undefined && tell(typed),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && tell(event.currentTarget.value),
  };
}
