/** The product's time, in whole milliseconds, so that an instant comes back from the database unchanged. */
export type Clock = {
  now(): Temporal.Instant;
  /** Called after the time was moved by hand, so that timers can be reset. Returns a function that stops it. */
  onJump(listener: () => void): () => void;
};

export type ShiftableClock = Clock & {
  /** Moves forward at once; the clock never goes back. A day is 24 hours. */
  advance(by: Temporal.Duration | Temporal.DurationLike): Temporal.Instant;
  /** How far it's ahead of real time, for the next start. */
  offset(): Temporal.Duration;
};

const realNow = () => Temporal.Instant.fromEpochMilliseconds(Date.now());

export function systemClock(): Clock {
  return { now: realNow, onJump: () => () => {} };
}

/** For the sandbox and tests: runs like the real clock, some way ahead of it. */
export function shiftableClock(initialOffset: Temporal.Duration = new Temporal.Duration()): ShiftableClock {
  let offsetInMs = inMs(initialOffset);
  const jumps = jumpListeners();
  const now = () => realNow().add({ milliseconds: offsetInMs });
  return {
    now,
    onJump: jumps.add,
    offset: () => Temporal.Duration.from({ milliseconds: offsetInMs }),
    advance(by) {
      offsetInMs += forwardInMs(by);
      jumps.tell();
      return now();
    },
  };
}

export function jumpListeners() {
  const listeners = new Set<() => void>();
  return {
    add: (listener: () => void): (() => void) => {
      // Wrapped, so that one function added twice counts as two listeners.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell: (): void => {
      for (const listener of listeners) listener();
    },
  };
}

export function forwardInMs(by: Temporal.Duration | Temporal.DurationLike): number {
  const ms = inMs(Temporal.Duration.from(by));
  if (ms < 0) throw new RangeError('The clock never goes back');
  return ms;
}

const inMs = (duration: Temporal.Duration) => Math.round(duration.total('milliseconds'));

const MAX_TIMER_MS = 60_000;

/**
 * Calls back once the clock shows the instant, even if it jumps there. Checks every minute, because the machine's time
 * may be corrected while a timer runs.
 */
export function callAt(clock: Clock, instant: Temporal.Instant, callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const arm = () => {
    clearTimeout(timer);
    const leftInMs = instant.epochMilliseconds - clock.now().epochMilliseconds;
    timer = setTimeout(leftInMs <= 0 ? finish : arm, Math.min(Math.max(leftInMs, 0), MAX_TIMER_MS));
  };
  const stopWatching = clock.onJump(arm);
  const cancel = () => {
    clearTimeout(timer);
    stopWatching();
  };
  const finish = () => {
    cancel();
    callback();
  };
  arm();
  return cancel;
}
