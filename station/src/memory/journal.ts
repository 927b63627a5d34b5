import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EventEnvelope, StationEvent } from '@laine/contract/station-link.ts';
import { msBetween } from '@laine/rules/time/instants.ts';
import type { StationClock } from '../station-clock.ts';

type Told = 'sequence' | 'at' | 'monotonicInMs';
type WithoutTold<Event> = Event extends unknown ? Omit<Event, Told> : never;
/** An event before the journal adds its time and sequence number. */
export type NewEvent = WithoutTold<StationEvent>;

/** A moment on both clocks. The monotonic one counts within its boot only. */
export type Happened = { bootId: string; at: Temporal.Instant; monotonicInMs: number };

export type EventRef = { bootId: string; sequence: number };

type Batch = { bootId: string; isThisBoot: boolean; events: EventEnvelope[] };

type Row = { id: string; sequence: number; at: string; monotonic_in_ms: number; payload: string };

/** Events in order, kept until the server has stored them. */
export class Journal {
  readonly bootId = randomUUID();
  readonly #clock: StationClock;
  readonly #countUp: StatementSync;
  readonly #insert: StatementSync;
  readonly #oldest: StatementSync;
  readonly #forget: StatementSync;
  readonly #forgetBoots: StatementSync;
  readonly #newest: StatementSync;
  readonly #count: StatementSync;
  readonly #bootNumber: number | bigint;

  constructor(db: DatabaseSync, clock: StationClock) {
    this.#clock = clock;
    this.#bootNumber = db.prepare('insert into boots (id) values (?)').run(this.bootId).lastInsertRowid;
    this.#countUp = db.prepare(
      'update boots set last_sequence = last_sequence + 1 where number = ? returning last_sequence',
    );
    this.#insert = db.prepare('insert into journal values (?, ?, ?, ?, ?)');
    this.#oldest = db.prepare(
      `select id, sequence, at, monotonic_in_ms, payload from journal join boots on boots.number = boot_number
       where boot_number = (select min(boot_number) from journal) order by sequence limit ?`,
    );
    this.#newest = db.prepare(
      `select id as bootId, sequence from journal join boots on boots.number = boot_number
       order by boot_number desc, sequence desc limit 1`,
    );
    this.#forget = db.prepare(
      'delete from journal where boot_number = (select number from boots where id = ?) and sequence <= ?',
    );
    this.#forgetBoots = db.prepare(
      'delete from boots where number <> ? and number not in (select boot_number from journal)',
    );
    this.#count = db.prepare('select count(*) as count from journal');
  }

  now(): Happened {
    return { bootId: this.bootId, at: this.#clock.now(), monotonicInMs: this.#clock.monotonicInMs() };
  }

  /** Call this within the transaction of the decision that the event reports. */
  append(event: NewEvent, happened: Happened = this.now()): EventRef {
    const sequence = Number(this.#countUp.get(this.#bootNumber)?.['last_sequence']);
    const { at, monotonicInMs } = this.#inThisBoot(happened);
    this.#insert.run(this.#bootNumber, sequence, String(at), monotonicInMs, JSON.stringify(event));
    return { bootId: this.bootId, sequence };
  }

  /** The oldest events of the oldest boot, limited in number and size, but at least one. */
  listOldest(maxEvents: number, maxCharacters: number): Batch | undefined {
    const rows = this.#oldest.all(maxEvents) as unknown as Row[];
    const [first] = rows;
    if (!first) return undefined;
    let characters = 0;
    const fitting = rows.filter((row) => {
      characters += row.payload.length;
      return row === first || characters <= maxCharacters;
    });
    return { bootId: first.id, isThisBoot: first.id === this.bootId, events: fitting.map(eventOf) };
  }

  findNewest(): EventRef | undefined {
    return this.#newest.get() as EventRef | undefined;
  }

  countUnsent(): number {
    return Number(this.#count.get()?.['count']);
  }

  forget(bootId: string, sequence: number): void {
    this.#forget.run(bootId, sequence);
    this.#forgetBoots.run(this.#bootNumber);
  }

  /**
   * An event that an earlier boot saw gets the monotonic time that this boot's clock would have shown then. We keep it
   * negative even if the wall clock was set in between: that tells the server that the age wasn't measured.
   */
  #inThisBoot(happened: Happened): Happened {
    if (happened.bootId === this.bootId) return happened;
    const now = this.now();
    return { ...happened, monotonicInMs: Math.min(-1, now.monotonicInMs - msBetween(happened.at, now.at)) };
  }
}

const eventOf = (row: Row): EventEnvelope => ({
  ...(JSON.parse(row.payload) as { type: string }),
  sequence: row.sequence,
  at: row.at,
  monotonicInMs: row.monotonic_in_ms,
});
