/** A smaller difference comes from a slow network; a countdown must not stumble over it. */
const MIN_JUMP_MS = 3_000;

type ProductClock = {
  /** Every answer of the API carries the server's time. */
  hear: (serverTime: string | null) => void;
  /** The product's time at this time of the browser. */
  at: (browserTimeInMs: number) => Temporal.Instant;
  now: () => Temporal.Instant;
  /** The listener runs when the server's time differs from the shown one. Returns a function that removes it. */
  onJump: (listener: () => void) => () => void;
};

/**
 * Continues the product's clock from the server's last answer. A phone's own clock may be wrong or be set while the
 * page is open, and in the sandbox people move the product's clock by hand.
 */
export function makeProductClock(browserNow: () => number = Date.now): ProductClock {
  let aheadInMs: number | undefined;
  const listeners = new Set<() => void>();
  const at = (browserTimeInMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(Math.round(browserTimeInMs + (aheadInMs ?? 0)));
  return {
    hear(serverTime) {
      if (serverTime === null) return;
      const heardInMs = Date.parse(serverTime) - browserNow();
      if (Number.isNaN(heardInMs)) return;
      const isFirst = aheadInMs === undefined;
      if (aheadInMs !== undefined && Math.abs(heardInMs - aheadInMs) < MIN_JUMP_MS) return;
      aheadInMs = heardInMs;
      if (!isFirst) for (const listener of listeners) listener();
    },
    at,
    now: () => at(browserNow()),
    onJump(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** This page's clock. The server never sets it, because it renders for everybody. */
export const productClock = makeProductClock();
