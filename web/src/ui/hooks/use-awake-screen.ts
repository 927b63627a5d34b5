import { useEffect } from 'react';

/** Keeps the phone from going dark while this is needed, where the browser can do that. */
export function useAwakeScreen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    const ended = new AbortController();
    import('./keep-screen-awake.ts')
      .then(({ keepScreenAwake }) => keepScreenAwake(ended.signal))
      .catch(() => undefined);
    return () => ended.abort();
  }, [isNeeded]);
}
