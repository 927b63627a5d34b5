import { useEffect, useRef } from 'react';

/**
 * What somebody has pressed may be gone once the page knows more, as a button for what can be done once. Browsers then
 * forget where keys and screen readers were; here they go on at the start of the page, where its state stands.
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
