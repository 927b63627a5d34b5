import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

/** Loaded when first needed: a page may ask nothing else of the server. */
const isServerThere = (): Promise<boolean> =>
  import('../../api/is-server-there.ts').then((api) => api.isServerThere()).catch(() => false);

/**
 * Loads the page's data again, but only while it's visible and a small call has just succeeded: a lost network must not
 * replace the page by an error. Input stays.
 */
export function useRevalidateWhenOnline(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    if (document.visibilityState === 'visible' && (await isServerThere())) await revalidate();
  }, [revalidate]);
}
