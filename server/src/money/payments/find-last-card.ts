import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';

/**
 * The card that its holder last saved or paid a booking with. Most payments save a card anew; one that the payment page
 * offered is used without being saved, so it may be older than others.
 */
export async function findLastCard(deps: Deps, accountId: string, customerId: string): Promise<string | undefined> {
  const cards = await deps.payments.listCards(customerId);
  const [newest] = cards;
  const used = await deps.db.query
    .selectFrom('ledger')
    .select(['cardId', 'settledAt'])
    .where('accountId', '=', accountId)
    .where('purpose', '=', 'rental')
    .where('state', '=', 'succeeded')
    .where('cardId', 'is not', null)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isThere = cards.some(({ id }) => id === used?.cardId);
  const isLater = newest && used?.settledAt && isBefore(newest.savedAt, used.settledAt);
  return isThere && isLater ? (used.cardId ?? undefined) : newest?.id;
}
