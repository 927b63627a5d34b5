import { useEffect, useState } from 'react';

const TICK_IN_MS = 1_000;

export type Clock = {
  /** The product's time, a new one every second. */
  now: Temporal.Instant;
  /** What the product's clock showed when the browser's showed this. */
  at: (browserTimeInMs: number) => Temporal.Instant;
};

/** The product's clock goes on in the browser from what the server said: a phone's own may be wrong. */
export function useClock(serverNow: string): Clock {
  const [offsetInMs] = useState(() => Temporal.Instant.from(serverNow).epochMilliseconds - Date.now());
  const [now, setNow] = useState(() => Temporal.Instant.from(serverNow));

  useEffect(() => {
    const tick = () => setNow(Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetInMs));
    const timer = setInterval(tick, TICK_IN_MS);
    // Timers sleep with the phone; the first look must be right.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [offsetInMs]);

  return { now, at: (browserTimeInMs) => Temporal.Instant.fromEpochMilliseconds(browserTimeInMs + offsetInMs) };
}
