import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { notify } from '../../ui/state/toast/toasts.ts';

const BROWSER_ANSWERS_WITHIN_MS = 10_000;
const MAX_PLACE_AGE_MS = 600_000;

/**
 * The visitor's place: first the server's rough guess, and the exact one once they ask for it. The page itself never
 * contains it, because visitors share one cached page.
 */
export function useVisitorPlace() {
  const { t } = useLingui();
  const [place, setPlace] = useState<Place | null>(null);
  const [isExact, setExact] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    // It is loaded late, because it brings the contract's schemas, which the first paint does not need.
    import('../../api/find-visitor-location.ts')
      .then(({ findVisitorLocation }) => findVisitorLocation(stop.signal))
      .then((guess) => setPlace((known) => known ?? guess))
      .catch(() => undefined); // Without a guess no distance is shown.
    return () => stop.abort();
  }, []);

  const askBrowser = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude, longitude: coords.longitude });
        setExact(true);
        setAsking(false);
      },
      () => {
        setAsking(false);
        notify({
          tone: 'alert',
          title: t`We could not find your location`,
          detail: t`Your browser did not tell us where you are. You can allow it in the browser’s settings for this page.`,
        });
      },
      { timeout: BROWSER_ANSWERS_WITHIN_MS, maximumAge: MAX_PLACE_AGE_MS },
    );
  };

  return { place, isExact, isAsking, askBrowser };
}
