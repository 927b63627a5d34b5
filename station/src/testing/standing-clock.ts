import type { StationClock } from '../station-clock.ts';

export type StandingClock = StationClock & {
  /** Moves both clocks. */
  advance(by: Temporal.DurationLike): void;
  /** Sets the wall clock only; the monotonic one doesn't notice. */
  set(to: string): void;
};

/** Stands still until moved, so that a test can name every instant. */
export function standingClock(start = '2027-06-01T09:00:00Z'): StandingClock {
  let now = Temporal.Instant.from(start);
  let monotonicInMs = 1_000;
  return {
    now: () => now,
    monotonicInMs: () => monotonicInMs,
    advance(by) {
      now = now.add(by);
      monotonicInMs += Temporal.Duration.from(by).total('milliseconds');
    },
    set(to) {
      now = Temporal.Instant.from(to);
    },
  };
}
