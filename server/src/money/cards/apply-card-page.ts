import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { rememberConsents } from '../../identity/accounts/remember-consent.ts';
import { asPaymentCustomer } from '../payments/as-payment-customer.ts';
import { markPageClosed } from '../payments/payment-pages.ts';
import type { ApplyPage } from '../payments/sync-page.ts';
import { listOwnCards } from './list-own-cards.ts';

/** A saved card replaces earlier ones. The page is closed last, so that a crash halfway is repeated. */
export const applyCardPage: ApplyPage = async (deps, page, { state, cardId }) => {
  if (state !== 'paid' && state !== 'closed') return;
  const { id, accountId, locale, termsVersion: version } = page;
  const isSaved = state === 'paid' && cardId !== null && (await replaceCards(deps, accountId, cardId));
  await deps.db.transaction(async (tx) => {
    if (!(await markPageClosed(tx, id, state === 'paid', deps.now()))) return;
    if (isSaved && version !== null) {
      await rememberConsents(tx, [{ accountId, kind: 'saved-card', version, locale }], deps.now());
    }
  });
};

/** False if the card was removed again before we heard of it. */
async function replaceCards(deps: Deps, accountId: string, cardId: string): Promise<boolean> {
  const cards = await listOwnCards(deps, accountId);
  const saved = cards.find(({ id }) => id === cardId);
  if (!saved) return false;
  if (cards[0]?.id === cardId)
    await asPaymentCustomer(deps, accountId, (customerId) => deps.payments.preferCard(customerId, cardId));
  // A card saved by a later payment stays, or its booking would have none.
  const earlier = cards.filter(({ id, savedAt }) => id !== cardId && !isBefore(saved.savedAt, savedAt));
  for (const { id } of earlier) await deps.payments.removeCard(id);
  return true;
}
