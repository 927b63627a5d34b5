import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const QUIET_IN_MS = 5_000;

/** Loaded when first needed: a page may ask nothing else of the server. */
const askServer = (): Promise<boolean> =>
  import('../api/is-server-there.ts').then((api) => api.isServerThere()).catch(() => false);

/**
 * Back from another tab, the payment page or a pocket: the login, the page's data and the clock may have moved on. The
 * page is read anew only when a small call has just come through, because a lost network must not replace it by an
 * error. Answers how to look again for another reason.
 */
export function useLookAgain(isServerThere = askServer): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const lastAt = useRef(0);
  const lookAgain = useCallback(async () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastAt.current < QUIET_IN_MS) return;
    lastAt.current = performance.now();
    if (await isServerThere()) await revalidate();
  }, [isServerThere, revalidate]);

  useEffect(() => {
    const listener = () => void lookAgain();
    const onShow = (event: PageTransitionEvent) => event.persisted && listener();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
      window.removeEventListener('pageshow', onShow);
    };
  }, [lookAgain]);

  return lookAgain;
}
