import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldChallenges } from './passkey-challenge-store.ts';

/** Challenges that nobody answered in time. */
export const purgePasskeyChallenges = (tx: Tx, batch: Batch): Promise<number> => deleteOldChallenges(tx, batch);
