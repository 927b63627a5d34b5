import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type HistoryStep = {
  /** The browser stands on the step's entry. */
  isThere: boolean;
  stepIn: () => void;
  /** Like the browser's back button. Resolves once the entry is left. */
  stepBack: () => Promise<void>;
};

/**
 * A step within a page that has its own entry in the browser's history, so that the browser's back button leaves the
 * step and not the page. The router does not hear of these entries: it would read the whole page anew for each, and
 * without a network show an error in its place.
 */
export function useHistoryStep(name: string): HistoryStep {
  const { key, pathname, search, hash } = useLocation();
  const [isThere, setThere] = useState(false);
  const onLeft = useRef<() => void>(undefined);

  useEffect(() => {
    // After a reload the browser still knows the step, and the server never did.
    // oxlint-disable-next-line react/set-state-in-effect -- the history can be read only after hydration
    setThere(isMarked(history.state, name));
    const onPop = (event: PopStateEvent) => {
      const isSamePage = location.pathname + location.search + location.hash === pathname + search + hash;
      if (!isSamePage || keyOf(event.state) !== key) return;
      event.stopImmediatePropagation();
      setThere(isMarked(event.state, name));
      onLeft.current?.();
    };
    // Capturing, so that it comes before the router's own listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [name, key, pathname, search, hash]);

  const stepIn = useCallback(() => {
    if (!isMarked(history.state, name)) history.pushState({ ...stateOf(history.state), step: name }, '');
    setThere(true);
  }, [name]);

  const stepBack = useCallback(async () => {
    if (!isMarked(history.state, name)) return;
    const { promise: left, resolve } = Promise.withResolvers<void>();
    onLeft.current = resolve;
    history.back();
    await left;
  }, [name]);

  return { isThere, stepIn, stepBack };
}

type EntryState = { key?: unknown; step?: unknown };

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {});

const isMarked = (state: unknown, name: string): boolean => stateOf(state).step === name;

/** The router's name for an entry; the first one has none. */
const keyOf = (state: unknown): unknown => stateOf(state).key ?? 'default';
