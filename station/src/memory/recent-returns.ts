import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DAY_IN_SECONDS, FORGOTTEN_THINGS_SECONDS } from '@laine/rules/constants.ts';
import { openHashes, type CodeHashes } from './expired-codes.ts';
import { formatHappened, parseHappened } from './happened-text.ts';
import type { Happened } from './journal.ts';
import type { MemorySeal } from './memory-seal.ts';

const KEEP_MS = DAY_IN_SECONDS * 1000;

/** A session that ended here a moment ago. */
export type RecentReturn = CodeHashes & {
  sessionId: string;
  lockerNumber: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  baseline: string[] | null;
  returned: Happened;
  /** The door was already opened once more. */
  isUsed: boolean;
};

type Row = {
  session_id: string;
  locker_number: number;
  start: string;
  end: string;
  code_salt: string;
  code_hash: string;
  guarded_code_hash: string | null;
  baseline: string | null;
  returned: string;
  is_used: number;
};

/**
 * Keeps sessions for a while after their end, because people leave phones and keys behind. The server removes a
 * finished session at once; the data to open its door, and to resume it if the board is taken again, stays here.
 */
export class RecentReturns {
  readonly #seal: MemorySeal;
  readonly #remember: StatementSync;
  readonly #prune: StatementSync;
  readonly #list: StatementSync;
  readonly #markUsed: StatementSync;
  readonly #forget: StatementSync;

  constructor(db: DatabaseSync, seal: MemorySeal) {
    this.#seal = seal;
    this.#remember = db.prepare(
      `insert or replace into recent_returns (session_id, locker_number, start, "end", code_salt, code_hash,
         guarded_code_hash, revision, baseline, returned, forget_after_ms)
       select s.id, ?, s.start, s."end", s.code_salt, s.code_hash, s.guarded_code_hash, s.revision, f.baseline, ?, ?
       from sessions s left join session_facts f on f.session_id = s.id where s.id = ?`,
    );
    this.#prune = db.prepare('delete from recent_returns where forget_after_ms <= ?');
    this.#list = db.prepare('select * from recent_returns');
    this.#markUsed = db.prepare('update recent_returns set is_used = 1 where session_id = ?');
    this.#forget = db.prepare('delete from recent_returns where session_id = ?');
  }

  /** Call this within the transaction that ends the session. */
  remember(sessionId: string, lockerNumber: number, returned: Happened): void {
    const nowInMs = returned.at.epochMilliseconds;
    this.#prune.run(nowInMs);
    this.#remember.run(lockerNumber, formatHappened(returned), nowInMs + KEEP_MS, sessionId);
  }

  list(): RecentReturn[] {
    return (this.#list.all() as unknown as Row[]).map((row) => ({
      sessionId: row.session_id,
      lockerNumber: row.locker_number,
      start: Temporal.Instant.from(row.start),
      end: Temporal.Instant.from(row.end),
      ...openHashes(this.#seal, {
        codeSalt: row.code_salt,
        codeHash: row.code_hash,
        guardedCodeHash: row.guarded_code_hash,
      }),
      baseline: row.baseline === null ? null : (JSON.parse(row.baseline) as string[]),
      returned: parseHappened(row.returned),
      isUsed: row.is_used === 1,
    }));
  }

  find(sessionId: string): RecentReturn | undefined {
    return this.list().find((recent) => recent.sessionId === sessionId);
  }

  markUsed(sessionId: string): void {
    this.#markUsed.run(sessionId);
  }

  forget(sessionId: string): void {
    this.#forget.run(sessionId);
  }
}

/** Limits how long after a return its door opens once more. */
export const mayFetch = (returnedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, returnedAt.add({ seconds: FORGOTTEN_THINGS_SECONDS })) <= 0;
