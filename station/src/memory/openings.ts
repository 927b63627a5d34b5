import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parseHappened, formatHappened } from './happened-text.ts';
import type { Happened } from './journal.ts';

/** `forgotten`: the rental is over, and its renter left something inside. */
export type Purpose = 'collect' | 'again' | 'return' | 'forgotten' | 'staff';
export type OpenedBy = 'code' | 'paddle' | 'server' | 'staff' | 'hand';

/** The reason why a door is open, or about to be opened. */
export type Opening = {
  lockerNumber: number;
  sessionId: string | null;
  purpose: Purpose;
  by: OpenedBy;
  commandId: string | null;
  /** Tags seen before it was opened for a collection. */
  baseline: string[] | null;
  asked: Happened;
  /** False until the sensor confirms that the door is open. */
  isOpen: boolean;
};

type Row = {
  locker_number: number;
  session_id: string | null;
  purpose: Purpose;
  by: OpenedBy;
  command_id: string | null;
  baseline: string | null;
  asked: string;
  is_open: number;
};

/**
 * The reason for each open door, written before its lock is released. If the program is killed before the sensor
 * answers, it finds here at its next start for whom the door is open.
 */
export class Openings {
  readonly #write: StatementSync;
  readonly #find: StatementSync;
  readonly #list: StatementSync;
  readonly #listUntold: StatementSync;
  readonly #markTold: StatementSync;
  readonly #remove: StatementSync;

  constructor(db: DatabaseSync) {
    this.#write = db.prepare(
      `insert or replace into openings (locker_number, session_id, purpose, by, command_id, baseline, asked, is_open)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#listUntold = db.prepare('select * from openings where is_open = 1 and is_told = 0');
    this.#markTold = db.prepare('update openings set is_told = 1 where locker_number = ?');
    this.#find = db.prepare('select * from openings where locker_number = ?');
    this.#list = db.prepare('select * from openings order by locker_number');
    this.#remove = db.prepare('delete from openings where locker_number = ?');
  }

  write(opening: Opening): void {
    const { lockerNumber, sessionId, purpose, by, commandId, baseline, asked, isOpen } = opening;
    const tags = baseline && JSON.stringify(baseline);
    this.#write.run(lockerNumber, sessionId, purpose, by, commandId, tags, formatHappened(asked), isOpen ? 1 : 0);
  }

  find(lockerNumber: number): Opening | undefined {
    const row = this.#find.get(lockerNumber) as Row | undefined;
    return row && openingOf(row);
  }

  list(): Opening[] {
    return (this.#list.all() as unknown as Row[]).map(openingOf);
  }

  /** Open doors that we haven't reported yet. */
  listUntold(): Opening[] {
    return (this.#listUntold.all() as unknown as Row[]).map(openingOf);
  }

  markTold(lockerNumber: number): void {
    this.#markTold.run(lockerNumber);
  }

  remove(lockerNumber: number): void {
    this.#remove.run(lockerNumber);
  }
}

const openingOf = (row: Row): Opening => ({
  lockerNumber: row.locker_number,
  sessionId: row.session_id,
  purpose: row.purpose,
  by: row.by,
  commandId: row.command_id,
  baseline: row.baseline === null ? null : (JSON.parse(row.baseline) as string[]),
  asked: parseHappened(row.asked),
  isOpen: row.is_open === 1,
});
