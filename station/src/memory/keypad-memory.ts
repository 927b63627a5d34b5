import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { untouchedKeypad, type KeypadState } from '@laine/rules/seats/keypad-lockout.ts';
import { z } from 'zod';
import type { StationClock } from '../station-clock.ts';

/** Separate, so that guessing the staff's PIN doesn't lock customers out, nor the other way round. */
export type KeypadName = 'door-codes' | 'staff-pin';

const Stored = z.object({
  wrongInARow: z.int(),
  lockoutsInARow: z.int(),
  lockedFromMs: z.int(),
  lockedUntilMs: z.int(),
  wrongAtMs: z.array(z.int()),
  bootId: z.string().default(''),
  /** How far the keypads' time was ahead of the wall clock when this was written. */
  aheadInMs: z.int().default(0),
});

/**
 * The keypads' memory of wrong codes. They have a time of their own: the wall clock at the program's start, carried on
 * by the monotonic one. So nobody ends a lock-out by setting the clock, and neither does the server by sending the
 * right time. Only a restart has to rely on the wall clock.
 */
export class KeypadMemory {
  readonly #clock: StationClock;
  readonly #bootId: string;
  readonly #startedAtMs: number;
  readonly #startedMonotonicInMs: number;
  readonly #read: StatementSync;
  readonly #write: StatementSync;

  constructor(db: DatabaseSync, clock: StationClock, bootId: string) {
    this.#clock = clock;
    this.#bootId = bootId;
    this.#startedAtMs = clock.now().epochMilliseconds;
    this.#startedMonotonicInMs = clock.monotonicInMs();
    this.#read = db.prepare('select state from keypads where name = ?');
    this.#write = db.prepare('insert or replace into keypads values (?, ?)');
  }

  now(): Temporal.Instant {
    const elapsedInMs = this.#clock.monotonicInMs() - this.#startedMonotonicInMs;
    return Temporal.Instant.fromEpochMilliseconds(this.#startedAtMs + Math.floor(elapsedInMs));
  }

  get(name: KeypadName): KeypadState {
    const row = this.#read.get(name);
    if (!row) return untouchedKeypad;
    const { bootId, aheadInMs, ...state } = Stored.parse(JSON.parse(String(row['state'])));
    return bootId === this.#bootId ? state : this.#carriedOver(state, aheadInMs);
  }

  set(name: KeypadName, state: KeypadState): void {
    const aheadInMs = this.now().epochMilliseconds - this.#clock.now().epochMilliseconds;
    this.#write.run(name, JSON.stringify({ ...state, bootId: this.#bootId, aheadInMs }));
  }

  /**
   * Converts an earlier run's state to this run's time. If a lock-out seems to begin only now or later, the clock went
   * back, as it does on many machines when the power is cut: then all of the lock-out starts again.
   */
  #carriedOver(state: KeypadState, aheadInMs: number): KeypadState {
    const lockedFromMs = Math.min(state.lockedFromMs - aheadInMs, this.#startedAtMs);
    return {
      ...state,
      lockedFromMs,
      lockedUntilMs: lockedFromMs + state.lockedUntilMs - state.lockedFromMs,
      wrongAtMs: state.wrongAtMs.map((atMs) => Math.min(atMs - aheadInMs, this.#startedAtMs)),
    };
  }
}
