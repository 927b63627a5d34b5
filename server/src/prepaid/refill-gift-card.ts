import type { Tx } from '../db/open-database.ts';
import { addToBalance } from './prepaid-store.ts';

/** A refund of what a gift card had paid. */
export const refillGiftCard = (tx: Tx, giftCardId: string, cents: number, now: Temporal.Instant): Promise<void> =>
  addToBalance(tx, giftCardId, cents, now);
