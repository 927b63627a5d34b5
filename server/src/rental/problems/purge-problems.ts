import type { Tx } from '../../ground/db/open-database.ts';
import { purgePhotosOf } from '../../site/photos/purge-photos.ts';
import { deleteProblems, emptyProblemsOf, listProblemIdsOfBookings } from './problem-store.ts';

export async function purgeProblemsOfBookings(tx: Tx, bookingIds: string[]): Promise<void> {
  const ids = await listProblemIdsOfBookings(tx, bookingIds);
  await purgePhotosOf(tx, 'problemId', ids);
  await deleteProblems(tx, ids);
}

/** Reports stay with the things that they are about, without a removed person's words. */
export const forgetProblems = (tx: Tx, accountId: string): Promise<void> => emptyProblemsOf(tx, accountId);
