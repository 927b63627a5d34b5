import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** Whoever asks more often hears the last answer. */
const CHECK_EVERY_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Whether the database takes what is written to it, which it does not on a full disk, as a standby or when set to read only. Asking
 * writes four pages.
 */
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
    // A backup reads the table meanwhile, or another process asks: that says nothing against writing.
    return isLocked(error);
  }
}

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
