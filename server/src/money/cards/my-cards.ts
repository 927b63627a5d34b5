import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { cardNeeds } from '@laine/rules/money/card-needs.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { syncPageOf } from '../payments/sync-page.ts';
import { applyCardPage } from './apply-card-page.ts';
import { isSameCard, listOwnCards, refuseUnreachable } from './list-own-cards.ts';
import { readRentalsWithCard } from './read-rentals-with-card.ts';

type MyCards = CallAnswer<typeof calls.myCards>;

/** Each card once, newest first, with the reasons why it's still needed. */
export async function myCards(deps: Deps, who: Person): Promise<MyCards> {
  const accountId = who.account.id;
  try {
    // Somebody who returns from the provider's page sees the new card even before the webhook arrives.
    await syncPageOf(deps, { cardOf: accountId }, applyCardPage);
    const cards = await listOwnCards(deps, accountId);
    const each = cards.filter((card, place) => !cards.slice(0, place).some((newer) => isSameCard(newer, card)));
    const now = deps.now();
    const needs = each.length === 0 ? [] : cardNeeds(await readRentalsWithCard(deps.db.query, accountId, now), now);
    return {
      cards: each.map(({ id, brand, lastDigits, expiresOn }) => ({ id, brand, lastDigits, expiresOn })),
      neededFor: needs.map((need) => ({ ...need, until: need.until?.toString() ?? null })),
    };
  } catch (error) {
    return refuseUnreachable(deps, error);
  }
}
