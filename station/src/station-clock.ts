/** `monotonicInMs` never jumps, and counts within one run of the program only. */
export type StationClock = {
  now(): Temporal.Instant;
  monotonicInMs(): number;
};

export const systemClock: StationClock = {
  now: () => Temporal.Now.instant(),
  monotonicInMs: () => performance.now(),
};
