import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';

/** A day after its expiry a command has expired by any clock, however wrong, so we can forget it. */
const KEEP_MS = DAY_IN_SECONDS * 1000;

/** Remembers which commands were begun, so that none is carried out twice, and their results. */
export class CommandMemory {
  readonly #insert: StatementSync;
  readonly #prune: StatementSync;
  readonly #recordResult: StatementSync;
  readonly #result: StatementSync;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('insert into commands (id, forget_after_ms) values (?, ?) on conflict do nothing');
    this.#prune = db.prepare('delete from commands where forget_after_ms < ?');
    this.#recordResult = db.prepare('update commands set result = ? where id = ?');
    this.#result = db.prepare('select result from commands where id = ?');
  }

  /** False when it was begun before. */
  begin(id: string, expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
    this.#prune.run(now.epochMilliseconds);
    return this.#insert.run(id, expiresAt.epochMilliseconds + KEEP_MS).changes === 1;
  }

  recordResult(id: string, result: unknown): void {
    this.#recordResult.run(JSON.stringify(result), id);
  }

  /** Undefined while it runs, and for ever if the program died during it. */
  findResult(id: string): unknown {
    const result = this.#result.get(id)?.['result'];
    return typeof result === 'string' ? JSON.parse(result) : undefined;
  }
}
