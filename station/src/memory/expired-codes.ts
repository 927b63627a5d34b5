import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import type { KnownSession } from './known-sessions.ts';

const KEEP_MS = DAY_IN_SECONDS * 1000;

/** What a typed code is compared with. */
export type CodeHashes = Pick<KnownSession, 'codeSalt' | 'codeHash' | 'guardedCodeHash'>;

/**
 * Keeps the codes of dropped sessions for a day. They open nothing, but somebody who types one is told that the rental is
 * over, and does not lock the keypad for everybody by trying again.
 */
export class ExpiredCodes {
  readonly #insert: StatementSync;
  readonly #prune: StatementSync;
  readonly #list: StatementSync;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('insert or replace into codes_over values (?, ?, ?, ?, ?)');
    this.#prune = db.prepare('delete from codes_over where forget_after_ms <= ?');
    this.#list = db.prepare(
      `select code_salt as codeSalt, code_hash as codeHash, guarded_code_hash as guardedCodeHash
       from codes_over where forget_after_ms > ?`,
    );
  }

  remember(sessionId: string, { codeSalt, codeHash, guardedCodeHash }: CodeHashes, now: Temporal.Instant): void {
    this.#prune.run(now.epochMilliseconds);
    this.#insert.run(sessionId, codeSalt, codeHash, guardedCodeHash, now.epochMilliseconds + KEEP_MS);
  }

  list(now: Temporal.Instant): CodeHashes[] {
    return this.#list.all(now.epochMilliseconds) as CodeHashes[];
  }
}
