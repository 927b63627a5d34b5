import type { Tx } from '../../ground/db/open-database.ts';
import { updateGiftCard } from './gift-card-store.ts';
import { giftCardExpiry } from './new-gift-card.ts';

/** From the payment on it can be spent, for as long as gift cards hold. */
export const activateGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  updateGiftCard(tx, giftCardId, { status: 'active', boughtAt: now, expiresAt: giftCardExpiry(now) }, now);

/** Nobody paid for it. */
export const lapseGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  updateGiftCard(tx, giftCardId, { status: 'lapsed', balanceInCents: 0 }, now);
