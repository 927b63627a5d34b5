/** How far the server's clock is ahead of our monotonic one, in milliseconds: at least, and at most. */
type Bounds = { atLeast: number; atMost: number };

/**
 * The server's time, to judge whether a command has expired. The server stamped its answer at some moment between our
 * question and its arrival. Of that span we take the end that makes commands expire early rather than late, and of all
 * answers the one that leaves the least doubt. The time counts on by the monotonic clock, because ours may be set at
 * any moment.
 */
export class ServerTime {
  readonly #monotonicInMs: () => number;
  #aheadAtMostInMs: number | undefined;

  constructor(monotonicInMs: () => number) {
    this.#monotonicInMs = monotonicInMs;
  }

  /** `askedAtInMs` is on the monotonic clock. */
  learn(told: Temporal.Instant, askedAtInMs: number): void {
    const { epochMilliseconds } = told;
    const bounds = { atLeast: epochMilliseconds - this.#monotonicInMs(), atMost: epochMilliseconds - askedAtInMs };
    this.#aheadAtMostInMs = narrow(this.#aheadAtMostInMs, bounds);
  }

  /** Undefined before the first answer. */
  now(): Temporal.Instant | undefined {
    if (this.#aheadAtMostInMs === undefined) return undefined;
    return Temporal.Instant.fromEpochMilliseconds(Math.ceil(this.#monotonicInMs() + this.#aheadAtMostInMs));
  }

  isBefore(moment: Temporal.Instant): boolean {
    const now = this.now();
    return now !== undefined && Temporal.Instant.compare(now, moment) < 0;
  }
}

/** If our estimate contradicts the new answer, somebody moved the server's clock, and the answer counts. */
export function narrow(believedInMs: number | undefined, { atLeast, atMost }: Bounds): number {
  if (believedInMs === undefined || believedInMs < atLeast) return atMost;
  return Math.min(believedInMs, atMost);
}
