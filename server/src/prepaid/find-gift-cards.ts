import type { GiftCard, OwnGiftCard } from '@laine/contract/public/entities.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { findGiftCard, listGiftCardsOf } from './gift-card-store.ts';
import { presentGiftCard, presentOwnGiftCard } from './present-gift-card.ts';
import { recognizeGiftCard } from './recognize-gift-card.ts';

export async function listOwnGiftCards(deps: Deps, { account }: Person): Promise<OwnGiftCard[]> {
  const cards = await listGiftCardsOf(deps.db.query, account.id);
  return cards.map((card) => presentOwnGiftCard(deps, card, deps.now()));
}

/** For whoever has the code. */
export const checkBalance = async (deps: Deps, { account }: Person, code: string): Promise<GiftCard> =>
  presentGiftCard(await recognizeGiftCard(deps, account.id, code));

export const readGiftCard = findGiftCard;
