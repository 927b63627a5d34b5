import type { Clock } from '../ground/clock.ts';
import { forwardInMs, jumpListeners } from '../ground/clock.ts';

export type StandingClock = Clock & { advance(by: Temporal.Duration | Temporal.DurationLike): Temporal.Instant };

/** Stands still until it's moved, so that a test can name every instant. */
export function standingClock(start: Temporal.Instant | string = '2027-06-01T09:00:00Z'): StandingClock {
  let now = Temporal.Instant.from(start);
  const jumps = jumpListeners();
  return {
    now: () => now,
    onJump: jumps.add,
    advance(by) {
      now = now.add({ milliseconds: forwardInMs(by) });
      jumps.tell();
      return now;
    },
  };
}
