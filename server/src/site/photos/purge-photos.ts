import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteLoosePhotos, deleteOldPhotos, deletePhotosAbout, deletePhotosOf } from './photo-store.ts';

/** Uploaded, and never used for anything. */
export const purgeLoosePhotos = (tx: Tx, batch: Batch): Promise<number> => deleteLoosePhotos(tx, batch);

export const purgePhotos = (tx: Tx, batch: Batch): Promise<number> => deleteOldPhotos(tx, batch);

export const purgePhotosOf = (tx: Tx, of: 'problemId' | 'claimId', ids: string[]): Promise<void> =>
  deletePhotosOf(tx, of, ids);

/** Pictures tell of a person: where somebody was, and what is in the background. */
export const forgetPhotos = (tx: Tx, accountId: string): Promise<void> => deletePhotosAbout(tx, accountId);
