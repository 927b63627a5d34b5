import { useEffect, useMemo, useState } from 'react';

const TICK_IN_MS = 5_000;

/**
 * The product's time: what the server said, plus the time that has passed since by the browser's steady clock. The
 * clock on the visitor's wall may be wrong, and in the sandbox the product's runs ahead of it.
 */
export function useProductClock(serverNow: string): Temporal.Instant {
  const [passed, setPassed] = useState({ since: serverNow, inMs: 0 });
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setPassed({ since: serverNow, inMs: Math.round(performance.now() - startedAt) });
    const timer = setInterval(tick, TICK_IN_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  const passedInMs = passed.since === serverNow ? passed.inMs : 0;
  return useMemo(() => Temporal.Instant.from(serverNow).add({ milliseconds: passedInMs }), [serverNow, passedInMs]);
}
