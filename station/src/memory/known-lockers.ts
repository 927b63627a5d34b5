import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LockerStatus } from '@laine/contract/states.ts';
import { LinkLocker } from '@laine/contract/station-link.ts';
import type { EventRef } from './journal.ts';

type Row = {
  number: number;
  told_status: LockerStatus;
  local_status: LockerStatus | null;
  is_unsafe: number;
  items: string;
};

/**
 * Lockers as the server sent them, plus the station's own changes. A local change counts until its event is
 * acknowledged, but `disabled` from the server always wins: staff may have a reason that we can't see. A locker that a
 * renter called unsafe is treated as if the server had disabled it.
 */
export class KnownLockers {
  readonly #list: StatementSync;
  readonly #upsert: StatementSync;
  readonly #numbers: StatementSync;
  readonly #drop: StatementSync;
  readonly #change: StatementSync;
  readonly #markUnsafe: StatementSync;
  readonly #acknowledgeUnsafe: StatementSync;
  readonly #acknowledge: StatementSync;
  #known: LinkLocker[] | undefined;

  constructor(db: DatabaseSync) {
    this.#list = db.prepare(
      `select number, told_status, local_status, unsafe_boot_id is not null as is_unsafe, items from lockers
       order by number`,
    );
    this.#upsert = db.prepare(
      `insert into lockers (number, told_status, items) values (?, ?, ?)
       on conflict do update set told_status = excluded.told_status, items = excluded.items`,
    );
    this.#numbers = db.prepare('select number from lockers');
    this.#drop = db.prepare('delete from lockers where number = ?');
    this.#change = db.prepare('update lockers set local_status = ?, boot_id = ?, sequence = ? where number = ?');
    this.#markUnsafe = db.prepare('update lockers set unsafe_boot_id = ?, unsafe_sequence = ? where number = ?');
    this.#acknowledgeUnsafe = db.prepare(
      `update lockers set told_status = 'disabled', unsafe_boot_id = null, unsafe_sequence = null
       where unsafe_boot_id = ? and unsafe_sequence <= ?`,
    );
    this.#acknowledge = db.prepare(
      `update lockers set told_status = iif(told_status = 'disabled', told_status, local_status),
         local_status = null, boot_id = null, sequence = null
       where boot_id = ? and sequence <= ?`,
    );
  }

  list(): readonly LinkLocker[] {
    this.#known ??= (this.#list.all() as unknown as Row[]).flatMap((row) => {
      const locker = LinkLocker.safeParse({ number: row.number, status: statusOf(row), items: JSON.parse(row.items) });
      // An older program's row may lack a field. We leave it out: the server sends all lockers again soon.
      return locker.success ? [locker.data] : [];
    });
    return this.#known;
  }

  /** Call this after a rolled-back transaction. */
  invalidate(): void {
    this.#known = undefined;
  }

  find(number: number): LinkLocker | undefined {
    return this.list().find((locker) => locker.number === number);
  }

  /** All lockers of the station; any others are removed. */
  applyUpdate(lockers: readonly LinkLocker[]): void {
    this.invalidate();
    for (const { number, status, items } of lockers) this.#upsert.run(number, status, JSON.stringify(items));
    const named = new Set(lockers.map(({ number }) => number));
    for (const { number } of this.#numbers.all() as { number: number }[]) {
      if (!named.has(number)) this.#drop.run(number);
    }
  }

  setStatus(number: number, status: LockerStatus, { bootId, sequence }: EventRef): void {
    this.invalidate();
    this.#change.run(status, bootId, sequence, number);
  }

  /** Out of service until the server, which learns of it by this event, says otherwise. */
  markUnsafe(number: number, { bootId, sequence }: EventRef): void {
    this.invalidate();
    this.#markUnsafe.run(bootId, sequence, number);
  }

  acknowledge(bootId: string, sequence: number): void {
    this.invalidate();
    this.#acknowledgeUnsafe.run(bootId, sequence);
    this.#acknowledge.run(bootId, sequence);
  }
}

const statusOf = (row: Row): LockerStatus =>
  row.told_status === 'disabled' || row.is_unsafe === 1 ? 'disabled' : (row.local_status ?? row.told_status);
