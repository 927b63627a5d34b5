import { useEffect, useEffectEvent } from 'react';

type Keys = { digit: (digit: string) => void; erase: () => void; enter?: () => void; escape?: () => void };

/** A keyboard or number pad plugged into the station works like the keys on the glass. */
export function useKeyboard(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) keys.digit(event.key);
    else if (event.key === 'Backspace') keys.erase();
    else if (event.key === 'Escape') keys.escape?.();
    // Enter on a button presses that button.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) keys.enter?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
