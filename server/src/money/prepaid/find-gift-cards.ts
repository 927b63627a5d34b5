import type { GiftCard, OwnGiftCard, Voucher } from '@laine/contract/public/prepaid.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findGiftCard, listGiftCardsOf, listUsedGiftCards } from './gift-card-store.ts';
import { presentGiftCard, presentOwnGiftCard, presentVoucher } from './present-gift-card.ts';
import { recognizeGiftCard } from './recognize-gift-card.ts';

export async function listOwnGiftCards(
  deps: Deps,
  { account }: Person,
): Promise<Omit<OwnGiftCard, 'payment' | 'transfers' | 'receipts'>[]> {
  const { query } = deps.db;
  const cards = await listGiftCardsOf(query, account.id);
  const ids = cards.map(({ id }) => id);
  const used = await listUsedGiftCards(query, ids);
  return cards.map((card) => presentOwnGiftCard(deps, card, used.has(card.id), deps.now()));
}

/** For anybody who has the code. */
export const checkBalance = async (deps: Deps, { account }: Person, code: string): Promise<GiftCard> =>
  presentGiftCard(await recognizeGiftCard(deps, account.id, code));

/** A card's buyer may hand it over on paper. */
export async function readVoucher(
  deps: Deps,
  { account }: Person,
  { giftCardId }: { giftCardId: string },
): Promise<Voucher> {
  const card = await findGiftCard(deps.db.query, giftCardId);
  if (card?.boughtBy !== account.id || card.status !== 'active') throw new Refusal('not-found');
  return presentVoucher(deps, card);
}

export const readGiftCard = findGiftCard;
