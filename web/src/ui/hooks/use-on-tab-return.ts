import { useEffect, useRef } from 'react';

/** One return fires several events. */
const QUIET_FOR_MS = 5_000;

/** Runs on the return from another tab, the payment page or a pocket: login, data and clock may have moved on. */
export function useOnTabReturn(onReturn: () => unknown): void {
  const lastAt = useRef(0);
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lastAt.current < QUIET_FOR_MS) return;
      lastAt.current = performance.now();
      onReturn();
    };
    const onShow = (event: PageTransitionEvent) => event.persisted && listener();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
      window.removeEventListener('pageshow', onShow);
    };
  }, [onReturn]);
}
