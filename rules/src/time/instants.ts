/** The few comparisons of instants that the rules keep needing, so that they read as words. */

export const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

export const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (isBefore(b, a) ? b : a);

export const later = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (isBefore(a, b) ? b : a);

/** When the limits contradict each other, `atLeast` wins. */
export const clampInstant = (
  wish: Temporal.Instant,
  atLeast: Temporal.Instant,
  atMost: Temporal.Instant,
): Temporal.Instant => later(atLeast, earlier(wish, atMost));

export const plusSeconds = (instant: Temporal.Instant, seconds: number): Temporal.Instant =>
  instant.add({ milliseconds: Math.round(seconds * 1000) });

export const msBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  to.epochMilliseconds - from.epochMilliseconds;

export const secondsBetween = (from: Temporal.Instant, to: Temporal.Instant): number => msBetween(from, to) / 1000;

/** People choose whole minutes, so every time we propose is one. */
export const upToMinute = (instant: Temporal.Instant): Temporal.Instant =>
  instant.round({ smallestUnit: 'minute', roundingMode: 'ceil' });

export const downToMinute = (instant: Temporal.Instant): Temporal.Instant =>
  instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });
