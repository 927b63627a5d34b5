import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** Within this time the last answer is reused. */
const CHECK_EVERY_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Checks for writes, which fail on a full disk, a standby or in read-only mode. A check writes four pages. */
export function openWriteCheck(db: Database): () => Promise<boolean> {
  let last: { at: number; works: Promise<boolean> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > CHECK_EVERY_MS) last = { at: performance.now(), works: writes(db) };
    return last.works;
  };
}

async function writes(db: Database): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx);
      await sql`truncate write_checks`.execute(tx);
      await sql`insert into write_checks select repeat('-', 7000) from generate_series(1, 4)`.execute(tx);
    });
    return true;
  } catch (error) {
    // A backup is reading the table, or another process is checking: that says nothing against writing.
    return isLocked(error);
  }
}

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
