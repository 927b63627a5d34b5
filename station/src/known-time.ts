import { msBetween } from '@laine/rules/time/instants.ts';
import type { Happened } from './memory/journal.ts';
import type { StationClock } from './station-clock.ts';

type KnownTimeOptions = {
  clock: StationClock;
  /** Undefined before the server was heard in this run. */
  serverTime: { now(): Temporal.Instant | undefined };
  bootId: string;
};

/**
 * The best known time, for everything that a person is told or given. Once the server was heard in this run it is the
 * server's time, carried on by the monotonic clock; before that it is our own wall clock. A machine on a beach may have no
 * battery for its clock, and somebody who has paid for twelve o'clock must not be told at twelve that it is too early.
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

  /** For waiting, which no setting of a clock may shorten. */
  monotonicInMs(): number {
    return this.#options.clock.monotonicInMs();
  }

  /** When something in the journal happened, by the same time: the journal itself holds what our clocks showed. */
  momentOf({ bootId, at, monotonicInMs }: Happened): Temporal.Instant {
    const { clock } = this.#options;
    const isThisBoot = bootId === this.#options.bootId;
    const ageInMs = isThisBoot ? clock.monotonicInMs() - monotonicInMs : msBetween(at, clock.now());
    return this.now().subtract({ milliseconds: Math.round(Math.max(0, ageInMs)) });
  }
}
