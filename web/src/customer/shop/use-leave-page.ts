import { useEffect, useState } from 'react';

/** Leaves for another address and is busy until the browser has gone. */
export function useLeavePage() {
  const [isLeaving, setLeaving] = useState(false);
  // After the way back, the browser may show this page as it was left, with a busy button.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    location.assign(url);
  };
  return { leave, isLeaving };
}
