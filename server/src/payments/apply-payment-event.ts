import type { Deps } from '../deps.ts';
import { findPaymentEvent, markApplied } from './payment-event-store.ts';
import { recheckRefund } from './send-refund.ts';

/** What an event is about is asked of the provider, so order and number of events do not matter. */
export async function applyPaymentEvent(
  deps: Deps,
  eventId: string,
  syncCheckout: (checkoutId: string) => Promise<void>,
): Promise<void> {
  const event = await findPaymentEvent(deps.db.query, eventId);
  if (!event || event.appliedAt !== null) return;
  if (event.objectId !== null) {
    if (event.type.startsWith('checkout.session.')) await syncCheckout(event.objectId);
    if (event.type.startsWith('refund.')) await recheckRefund(deps, event.objectId);
  }
  await markApplied(deps.db.query, event.id, deps.now());
}
