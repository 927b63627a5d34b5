import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import type { KnownSession } from './known-sessions.ts';
import type { MemorySeal } from './memory-seal.ts';

const KEEP_MS = DAY_IN_SECONDS * 1000;

/** A typed code is compared with these. */
export type CodeHashes = Pick<KnownSession, 'codeSalt' | 'codeHash' | 'guardedCodeHash'>;

/** The same as stored on disk (`memory-seal.ts`). */
export type SealedHashes = CodeHashes;

/** Hashes sealed with another key match no code. */
export const openHashes = (seal: MemorySeal, { codeSalt, codeHash, guardedCodeHash }: SealedHashes): CodeHashes => ({
  codeSalt,
  codeHash: seal.open(codeHash) ?? '',
  guardedCodeHash: guardedCodeHash === null ? null : (seal.open(guardedCodeHash) ?? ''),
});

/**
 * Keeps the codes of removed sessions for a day. They open nothing and count as wrong codes, but somebody who types one
 * learns that the rental is over.
 */
export class ExpiredCodes {
  readonly #seal: MemorySeal;
  readonly #insert: StatementSync;
  readonly #prune: StatementSync;
  readonly #list: StatementSync;

  constructor(db: DatabaseSync, seal: MemorySeal) {
    this.#seal = seal;
    this.#insert = db.prepare('insert or replace into codes_over values (?, ?, ?, ?, ?)');
    this.#prune = db.prepare('delete from codes_over where forget_after_ms <= ?');
    this.#list = db.prepare(
      `select code_salt as codeSalt, code_hash as codeHash, guarded_code_hash as guardedCodeHash
       from codes_over where forget_after_ms > ?`,
    );
  }

  remember(sessionId: string, { codeSalt, codeHash, guardedCodeHash }: SealedHashes, now: Temporal.Instant): void {
    this.#prune.run(now.epochMilliseconds);
    this.#insert.run(sessionId, codeSalt, codeHash, guardedCodeHash, now.epochMilliseconds + KEEP_MS);
  }

  list(now: Temporal.Instant): CodeHashes[] {
    const sealed = this.#list.all(now.epochMilliseconds) as SealedHashes[];
    return sealed.map((hashes) => openHashes(this.#seal, hashes));
  }
}
