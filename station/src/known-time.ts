import { msBetween } from '@laine/rules/time/instants.ts';
import type { Happened } from './memory/journal.ts';
import type { StationClock } from './station-clock.ts';

type KnownTimeOptions = {
  clock: StationClock;
  /** Undefined until the server answered in this run. */
  serverTime: { now(): Temporal.Instant | undefined };
  bootId: string;
};

/**
 * The best known time, for everything that people are told or given. Once the server has answered in this run it's the
 * server's time, carried on by the monotonic clock; before that it's our own wall clock. A machine on a beach may have
 * no battery for its clock, and somebody who paid for twelve o'clock must not be told at twelve that it's too early.
 */
export class KnownTime {
  readonly #options: KnownTimeOptions;

  constructor(options: KnownTimeOptions) {
    this.#options = options;
  }

  now(): Temporal.Instant {
    const { clock, serverTime } = this.#options;
    return serverTime.now() ?? clock.now();
  }

  /** For waiting: setting a clock can't shorten it. */
  monotonicInMs(): number {
    return this.#options.clock.monotonicInMs();
  }

  /** Converts a journal time to the same clock: the journal itself holds what our clocks showed. */
  momentOf({ bootId, at, monotonicInMs }: Happened): Temporal.Instant {
    const { clock } = this.#options;
    const isThisBoot = bootId === this.#options.bootId;
    const ageInMs = isThisBoot ? clock.monotonicInMs() - monotonicInMs : msBetween(at, clock.now());
    return this.now().subtract({ milliseconds: Math.round(Math.max(0, ageInMs)) });
  }
}
