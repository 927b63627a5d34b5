import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldChallenges } from './passkey-challenge-store.ts';

/** Challenges that nobody answered in time. */
export const purgePasskeyChallenges = (tx: Tx, batch: Batch): Promise<number> => deleteOldChallenges(tx, batch);
