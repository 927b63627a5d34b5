import { Refusal } from '@laine/contract/refusals.ts';
import { cardNeeds } from '@laine/rules/money/card-needs.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderCard } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import { withdrawConsent } from '../../identity/accounts/remember-consent.ts';
import { isSameCard, listOwnCards, refuseUnreachable } from './list-own-cards.ts';
import { readRentalsWithCard } from './read-rentals-with-card.ts';

/**
 * Forgets a saved card and all its copies, unless something may still have to be charged. The cards are listed before
 * the decision: a checkout that begins afterwards saves a copy of its own, which isn't on the list and stays; one that
 * began before is a booking that the decision sees, because both lock the account.
 */
export async function removeCard(deps: Deps, who: Person, { cardId }: { cardId: string }): Promise<void> {
  const accountId = who.account.id;
  try {
    const cards = await listOwnCards(deps, accountId);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) throw new Refusal('not-found');
    const copies = cards.filter((other) => isSameCard(other, card));
    await requireNotNeeded(deps, accountId, { isLast: copies.length === cards.length });
    await removeAll(deps, copies);
  } catch (error) {
    refuseUnreachable(deps, error);
  }
}

async function requireNotNeeded(deps: Deps, accountId: string, { isLast }: { isLast: boolean }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const now = deps.now();
    const needs = cardNeeds(await readRentalsWithCard(tx, accountId, now), now);
    if (needs.length > 0) throw new Refusal('card-needed');
    if (!isLast) return;
    await withdrawConsent(tx, { accountId, kind: 'saved-card' }, now);
    await withdrawConsent(tx, { accountId, kind: 'card-offered-again' }, now);
  });
}

/** The card that is charged goes last: if the provider fails halfway, it's still there. */
async function removeAll(deps: Deps, copies: ProviderCard[]): Promise<void> {
  for (const { id } of copies.toReversed()) await deps.payments.removeCard(id);
}
