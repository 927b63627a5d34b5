import { useEffect, useRef } from 'react';

/**
 * A pressed button may disappear once the page knows more, such as one that works only once. Browsers then lose the
 * focus for keys and screen readers; this moves it to the start of the page, with its state.
 */
export function useFocusKept(): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After every rendering: any of them may have taken it away.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
