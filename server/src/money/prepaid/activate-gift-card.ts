import type { Tx } from '../../ground/db/open-database.ts';
import { updateGiftCard } from './gift-card-store.ts';
import { giftCardExpiry } from './new-gift-card.ts';

/** Once paid it can be spent, for the validity of gift cards. */
export const activateGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  updateGiftCard(tx, giftCardId, { status: 'active', boughtAt: now, expiresAt: giftCardExpiry(now) }, now);

/** Nobody paid for it. */
export const lapseGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  updateGiftCard(tx, giftCardId, { status: 'lapsed', balanceInCents: 0 }, now);
