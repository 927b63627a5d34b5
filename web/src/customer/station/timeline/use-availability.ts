import type { Availability } from '@laine/contract/public/entities.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DayAvailability } from '../station-data.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

type AvailabilityState = {
  /** Undefined while the day is loading, null if it couldn't be read. */
  free: Availability | null | undefined;
  /** True if the server answered, so the network works. */
  refresh: () => Promise<boolean>;
};

/**
 * Free boards of one date, refreshed while the page is visible; the old ones stay until then. Data that came with the
 * page isn't fetched at once: that would load the whole contract before anybody has touched the form.
 */
export function useAvailability(stationId: string, date: string, initial: DayAvailability | null): AvailabilityState {
  const [known, setKnown] = useState(initial);
  /** For one look at a day: coming back to it fetches again. */
  const look = useMemo(() => ({ stationId, date }), [stationId, date]);
  const [failed, setFailed] = useState<typeof look>();

  const refresh = useCallback(
    (signal?: AbortSignal) =>
      import('../../../api/station-booking.ts')
        .then(({ getAvailability }) => getAvailability(look.stationId, look.date, signal))
        .then((free) => {
          setKnown({ date: look.date, free });
          setFailed(undefined);
          return true;
        })
        .catch(() => {
          if (!signal?.aborted) setFailed(look);
          return false;
        }),
    [look],
  );

  const isKnown = known?.date === date;
  const hasCome = useRef(isKnown);
  useEffect(() => {
    const stop = new AbortController();
    if (!hasCome.current || !isFreshVisit()) void refresh(stop.signal);
    hasCome.current = false;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(stop.signal);
    }, REFRESH_EVERY_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [refresh]);

  if (isKnown) return { free: known.free, refresh };
  return { free: failed === look ? null : undefined, refresh };
}

/** A page that the browser shows again may be hours old. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
