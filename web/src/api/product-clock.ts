/** Below this it is the network that took its time; a countdown must not stumble over it. */
const MIN_JUMP_MS = 3_000;

type ProductClock = {
  /** The server said what its clock shows; with every answer of the API it does. */
  hear: (serverTime: string | null) => void;
  /** What the product's clock showed when the browser's showed this. */
  at: (browserTimeInMs: number) => Temporal.Instant;
  /** Called when what the server said is not what was shown. Returns how to stop. */
  onJump: (listener: () => void) => () => void;
};

/**
 * The product's clock goes on in the browser from what the server last said: a phone's own may be wrong or be set while
 * the page is open, and in the sandbox the product's is moved by hand.
 */
export function makeProductClock(browserNow: () => number = Date.now): ProductClock {
  let aheadInMs: number | undefined;
  const listeners = new Set<() => void>();
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
    at: (browserTimeInMs) => Temporal.Instant.fromEpochMilliseconds(Math.round(browserTimeInMs + (aheadInMs ?? 0))),
    onJump(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** This page's clock. The server never writes it: it renders for everybody. */
export const productClock = makeProductClock();
