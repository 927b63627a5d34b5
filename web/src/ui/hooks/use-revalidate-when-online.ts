import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/** Loaded when first needed: a page may ask nothing else of the server. */
const isServerThere = (): Promise<boolean> =>
  import('../../api/is-server-there.ts').then((api) => api.isServerThere()).catch(() => false);

/**
 * Reads the page anew, but only when somebody sees it and a small call has just come through: a lost network must not
 * replace it by an error. What was filled in stays.
 */
export function useRevalidateWhenOnline(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    if (document.visibilityState === 'visible' && (await isServerThere())) await revalidate();
  }, [revalidate]);
}
