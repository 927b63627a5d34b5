import { type Account, deliveryIdOf } from './account.ts';
import { isForgotten } from './api/execute-request.ts';
import type { StoredObject } from './store/stored-objects.ts';

/** Stripe keeps events for thirty days. */
const EVENT_LIFE_SECONDS = 30 * 86_400;

/** Deletes what Stripe would have forgotten, and with it every earlier state of what is left. */
export const tidyStore = (account: Account) => account.store.compact(isOver(account));

const isOver = (account: Account) => {
  const eventsFrom = account.nowInSeconds() - EVENT_LIFE_SECONDS;
  const oldEvents = account.store.list('event').filter(({ created }) => created < eventsFrom);
  const gone = new Set(oldEvents.flatMap(({ id }) => [id, deliveryIdOf(id)]));
  return (stored: StoredObject) =>
    gone.has(stored.id) || (stored.object === 'note.answer' && isForgotten(account, stored));
};
