import { Refusal } from '@laine/contract/refusals.ts';
import { giftCardWithdrawalInCents, isWithdrawable } from '@laine/rules/money/withdrawal.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockGiftCard, updateGiftCard } from './gift-card-store.ts';

type Buyer = { giftCardId: string; accountId: string };

/** The refund of a withdrawal. The card is locked, so that nobody spends it meanwhile. */
export async function judgeGiftCardWithdrawal(tx: Tx, { giftCardId, accountId }: Buyer, now: Temporal.Instant) {
  const card = await lockGiftCard(tx, giftCardId);
  if (card?.boughtBy !== accountId) throw new Refusal('not-found');
  const { status, boughtAt, initialInCents: paidInCents, balanceInCents } = card;
  if (status !== 'active' || boughtAt === null || !isWithdrawable(boughtAt, now)) throw new Refusal('not-withdrawable');
  const refundInCents = giftCardWithdrawalInCents(paidInCents, balanceInCents);
  return { paidInCents, refundInCents };
}

export const closeWithdrawnGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  updateGiftCard(tx, giftCardId, { status: 'withdrawn', balanceInCents: 0, withdrawnAt: now }, now);
