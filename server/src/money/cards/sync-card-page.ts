import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { rememberConsent } from '../../identity/accounts/remember-consent.ts';
import type { CardPageRow } from './card-page-store.ts';
import { deleteCardPage, findCardPageByCheckout, listCardPagesOf, listExpiredCardPages } from './card-page-store.ts';
import { listOwnCards } from './list-own-cards.ts';

const MAX_AT_ONCE = 50;
/** After this we stop asking about a page that the provider neither closes nor finishes. */
const GIVEN_UP_AFTER = Temporal.Duration.from({ hours: 24 });

/** For people who return from a page, or never did. */
export async function syncCardPagesOf(deps: Deps, accountId: string): Promise<void> {
  for (const page of await listCardPagesOf(deps.db.query, accountId)) await syncCardPage(deps, page);
}

/** For events: an unknown checkout isn't about a card. */
export async function syncCardPageById(deps: Deps, checkoutId: string): Promise<void> {
  const page = await findCardPageByCheckout(deps.db.query, checkoutId);
  if (page) await syncCardPage(deps, page);
}

/** Asks about every page that has closed by now, so that a lost webhook loses no card. */
export async function sweepCardPages(deps: Deps): Promise<void> {
  for (const page of await listExpiredCardPages(deps.db.query, deps.now(), MAX_AT_ONCE)) {
    try {
      await syncCardPage(deps, page);
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'card page not synced');
      // The provider is down for all of them.
      if (isProblem(error, 'unavailable')) return;
    }
  }
}

/**
 * Asks the provider for the outcome of a page and applies it, in any order and any number of times: a saved card
 * replaces earlier ones. The page is forgotten last, so that a crash halfway is repeated.
 */
async function syncCardPage(deps: Deps, page: CardPageRow): Promise<void> {
  const isPast = (end: Temporal.Instant) => !isBefore(deps.now(), end);
  if (page.checkoutId === null) {
    // Nobody ever knew its address.
    if (isPast(page.expiresAt)) await deleteCardPage(deps.db.query, page.id);
    return;
  }
  const { state, cardId } = await deps.payments.findCheckout(page.checkoutId);
  if (state === 'paid' && cardId !== null) await applySavedCard(deps, page, cardId);
  else if (state === 'closed' || isPast(page.expiresAt.add(GIVEN_UP_AFTER)))
    await deleteCardPage(deps.db.query, page.id);
}

async function applySavedCard(deps: Deps, page: CardPageRow, cardId: string): Promise<void> {
  const { accountId, locale, termsVersion: version } = page;
  const cards = await listOwnCards(deps, accountId);
  const saved = cards.find(({ id }) => id === cardId);
  // Missing: removed again before we heard of it.
  if (saved) {
    const { customerId } = await getCustomer(deps, accountId);
    if (cards[0]?.id === cardId) await deps.payments.preferCard(customerId, cardId);
    // A card saved by a later payment stays, or its booking would have none.
    const earlier = cards.filter(({ id, savedAt }) => id !== cardId && !isBefore(saved.savedAt, savedAt));
    for (const { id } of earlier) await deps.payments.removeCard(id);
  }
  await deps.db.transaction(async (tx) => {
    if (!(await deleteCardPage(tx, page.id))) return;
    if (saved) await rememberConsent(tx, { accountId, kind: 'saved-card', version, locale }, deps.now());
  });
}

async function getCustomer(deps: Deps, accountId: string): Promise<{ customerId: string }> {
  const { paymentCustomerId } = await deps.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (paymentCustomerId === null) throw new Error('Whoever saved a card is known to the provider');
  return { customerId: paymentCustomerId };
}
