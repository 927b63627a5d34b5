import { Refusal } from '@laine/contract/refusals.ts';
import { splitWithGiftCard } from '@laine/rules/money/split-with-gift-card.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { GiftCardRow } from './gift-card-store.ts';
import { addToBalance, lockGiftCard, takeOffBalance, updateGiftCard } from './gift-card-store.ts';

/** The card's part of a sum; refused if it can't pay anything. */
export function giftCardShare(card: GiftCardRow, totalInCents: number, now: Temporal.Instant): number {
  if (card.status !== 'active')
    throw new Refusal(card.status === 'withdrawn' ? 'gift-card-empty' : 'gift-card-unknown');
  if (card.expiresAt !== null && !isBefore(now, card.expiresAt)) throw new Refusal('gift-card-expired');
  if (card.balanceInCents === 0) throw new Refusal('gift-card-empty');
  return splitWithGiftCard(totalInCents, card.balanceInCents).fromGiftCardInCents;
}

/** Takes the card's part of a sum off its balance, with its row locked: two bookings at once share it. */
export async function spendGiftCard(
  tx: Tx,
  giftCardId: string,
  totalInCents: number,
  now: Temporal.Instant,
): Promise<number> {
  const card = await lockGiftCard(tx, giftCardId);
  if (!card) throw new Refusal('gift-card-unknown');
  const share = giftCardShare(card, totalInCents, now);
  await updateGiftCard(tx, card.id, { balanceInCents: card.balanceInCents - share }, now);
  return share;
}

/** The same sum once more after it was put back; false if it's no longer there. */
export async function spendAgain(tx: Tx, giftCardId: string, cents: number, now: Temporal.Instant): Promise<boolean> {
  const card = await lockGiftCard(tx, giftCardId);
  if (card?.status !== 'active' || card.balanceInCents < cents) return false;
  await updateGiftCard(tx, card.id, { balanceInCents: card.balanceInCents - cents }, now);
  return true;
}

/** Refunds a gift card's payment to the card, unless its purchase was withdrawn: then the money is its buyer's. */
export async function refillGiftCard(
  tx: Tx,
  giftCardId: string,
  cents: number,
  now: Temporal.Instant,
): Promise<{ isBack: boolean; buyerId: string | null }> {
  const card = await lockGiftCard(tx, giftCardId);
  const isBack = card?.status !== 'withdrawn';
  if (isBack) await addToBalance(tx, giftCardId, cents, now);
  return { isBack, buyerId: card?.boughtBy ?? null };
}

/** Removes this much of the unspent balance. */
export const lowerGiftCard = takeOffBalance;
