import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribe = () => () => undefined;

/**
 * The query of the page's address. A page from the cache was made for every query, so the browser writes its own into
 * what was made without one.
 */
export function useSearchHere(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => (typeof document === 'undefined' ? search : ''),
  );
}
