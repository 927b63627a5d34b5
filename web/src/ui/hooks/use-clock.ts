import { useEffect, useState } from 'react';
import { productClock } from '../../api/product-clock.ts';

const TICK_EVERY_MS = 1_000;

/** The product's time, a new one with every tick. The first is the server's own, as it is on the page. */
export function useClock(serverNow: string, tickInMs = TICK_EVERY_MS): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Instant.from(serverNow));

  useEffect(() => {
    const tick = () => setNow(productClock.now());
    const stopWatching = productClock.onJump(tick);
    productClock.hear(serverNow);
    const timer = setInterval(tick, tickInMs);
    // Timers sleep with the phone; the first look must be right.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      stopWatching();
    };
  }, [serverNow, tickInMs]);

  return now;
}
