import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { listUsedGiftCards, lockGiftCard, updateGiftCard } from './gift-card-store.ts';
import { canSendVoucher } from './present-gift-card.ts';

type Wish = { giftCardId: string; accountId: string; recipientEmail: string | undefined };

/** Changes the recipient of an unused card at its buyer's wish. It's locked, so that nobody spends it meanwhile. */
export async function addressGiftCard(tx: Tx, wish: Wish, now: Temporal.Instant): Promise<void> {
  const { giftCardId, accountId, recipientEmail } = wish;
  const card = await lockGiftCard(tx, giftCardId);
  if (card?.boughtBy !== accountId) throw new Refusal('not-found');
  const used = await listUsedGiftCards(tx, [giftCardId]);
  if (!canSendVoucher(card, used.has(giftCardId), now)) throw new Refusal('voucher-used');
  const isOther = recipientEmail !== undefined && recipientEmail !== card.recipientEmail;
  if (isOther) await updateGiftCard(tx, giftCardId, { recipientEmail }, now);
}
