import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parseHappened, formatHappened } from './happened-text.ts';
import type { Happened } from './journal.ts';

export type UpdateUnderWay = {
  pid: number;
  /** The version that started the update. */
  version: string;
  begun: Happened;
};

type Row = { pid: number; version: string; begun: string };

/** The running update, which may restart the program before it ends. */
export class UpdateMemory {
  readonly #write: StatementSync;
  readonly #find: StatementSync;
  readonly #remove: StatementSync;

  constructor(db: DatabaseSync) {
    this.#write = db.prepare('insert or replace into update_under_way values (1, ?, ?, ?)');
    this.#find = db.prepare('select pid, version, begun from update_under_way');
    this.#remove = db.prepare('delete from update_under_way');
  }

  begin({ pid, version, begun }: UpdateUnderWay): void {
    this.#write.run(pid, version, formatHappened(begun));
  }

  find(): UpdateUnderWay | undefined {
    const row = this.#find.get() as Row | undefined;
    return row && { ...row, begun: parseHappened(row.begun) };
  }

  end(): void {
    this.#remove.run();
  }
}
