import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { stayFocused } from '../../ui/hooks/stay-focused.ts';
import { watchFocus } from '../../ui/hooks/watch-focus.ts';

/**
 * After a navigation without a page load, moves the focus for keys and screen readers to the place that a `#` or the
 * link's state names, else to the start of the new page. Browsers do so only for pages they load themselves. A field
 * that was focused meanwhile keeps the focus.
 */
export function useFocusFollows(): void {
  const { key, pathname, hash, state } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const last = useRef({ key, pathname });
  const hasMovedOn = useRef<() => boolean>(() => false);
  useEffect(() => {
    if (isLoading) hasMovedOn.current = watchFocus();
  }, [isLoading]);
  useEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = last.current.pathname === pathname;
    last.current = { key, pathname };
    const isTheirs = hasMovedOn.current();
    hasMovedOn.current = () => false;
    const wished = focusOf(state);
    if (isTheirs || (isSamePage && wished === stayFocused.focus)) return;
    const place = document.getElementById(hash.slice(1) || wished || 'main') ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  }, [key, pathname, hash, state]);
}

function focusOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined;
  return typeof state.focus === 'string' ? state.focus : undefined;
}
