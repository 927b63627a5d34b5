import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation without a page load, keys and screen readers go on where the visitor looks: at the place that a `#`
 * or the link's own state names, else at the start of the new page. Browsers do so only for pages they load themselves.
 */
export function useFocusFollows(): void {
  const { key, hash, state } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const id = hash.slice(1) || focusOf(state) || 'main';
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [key, hash, state]);
}

function focusOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined;
  return typeof state.focus === 'string' ? state.focus : undefined;
}
