import type { Availability } from '@laine/contract/public/entities.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DayAvailability } from '../station-data.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

type AvailabilityState = {
  /** Undefined while the day is loading, null when it could not be read. */
  free: Availability | null | undefined;
  /** True when the server answered, so the network works. */
  refresh: () => Promise<boolean>;
};

/** Free boards of one date. They are read again while the page is visible; the old ones stay until then. */
export function useAvailability(stationId: string, date: string, initial: DayAvailability | null): AvailabilityState {
  const [known, setKnown] = useState(initial);
  const [failedDate, setFailedDate] = useState<string>();

  const refresh = useCallback(
    (signal?: AbortSignal) =>
      import('../../../api/station-booking.ts')
        .then(({ getAvailability }) => getAvailability(stationId, date, signal))
        .then((free) => {
          setKnown({ date, free });
          return true;
        })
        .catch(() => {
          if (!signal?.aborted) setFailedDate(date);
          return false;
        }),
    [stationId, date],
  );

  useEffect(() => {
    const stop = new AbortController();
    void refresh(stop.signal);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(stop.signal);
    }, REFRESH_EVERY_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [refresh]);

  if (known?.date === date) return { free: known.free, refresh };
  return { free: failedDate === date ? null : undefined, refresh };
}
