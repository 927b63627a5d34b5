import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldGiftCards } from './gift-card-store.ts';
import { deleteOldOffers } from './pass-offer-store.ts';
import { deleteOldPasses } from './pass-store.ts';

/** Passes, what they were sold as, and gift cards whose time in the books is over. */
export async function purgePrepaid(tx: Tx, batch: Batch): Promise<number> {
  const passes = await deleteOldPasses(tx, batch);
  const offers = await deleteOldOffers(tx, batch);
  return Math.max(passes, offers, await deleteOldGiftCards(tx, batch));
}
