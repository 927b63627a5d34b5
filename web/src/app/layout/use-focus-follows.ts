import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { watchFocus } from '../../ui/hooks/watch-focus.ts';

/**
 * After a navigation without a page load, keys and screen readers go on where the visitor looks: at the place that a `#`
 * or the link's own state names, else at the start of the new page. Browsers do so only for pages they load themselves.
 * Whoever has chosen a field while the page was on its way stays there.
 */
export function useFocusFollows(): void {
  const { key, hash, state } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const lastKey = useRef(key);
  const hasMovedOn = useRef<() => boolean>(() => false);
  useEffect(() => {
    if (isLoading) hasMovedOn.current = watchFocus();
  }, [isLoading]);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const isTheirs = hasMovedOn.current();
    hasMovedOn.current = () => false;
    if (isTheirs) return;
    const id = hash.slice(1) || focusOf(state) || 'main';
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [key, hash, state]);
}

function focusOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined;
  return typeof state.focus === 'string' ? state.focus : undefined;
}
