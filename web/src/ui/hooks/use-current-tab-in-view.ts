import { useEffect, useRef } from 'react';

/**
 * For a row of tabs that is wider than a phone: the tab of the page is in view. Only the row moves, never the page.
 * Every tab is a page with a row of its own, so that once is enough.
 */
export function useCurrentTabInView<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return ref;
}
