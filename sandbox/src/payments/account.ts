import type { PaymentStore } from './store/payment-store.ts';
import type { DeliveryNote, EventType, StoredEvent } from './store/stored-objects.ts';
import { newStripeId } from './store/stripe-id.ts';

/** The version that the pinned client asks for. */
export const API_VERSION = '2026-10-28.endive';

/** The product's account at the payment provider. */
export interface Account {
  store: PaymentStore;
  /**
   * The product's time, because the product compares what is inside objects with its own clock: a payment page must
   * close when the clock is moved past its end. Real time is for signatures and for waiting between deliveries.
   */
  nowInSeconds: () => number;
  /** Where browsers reach the product, and with it the payment pages. */
  publicUrl: string;
  /** Set while past payments are written down: their events are not sent. */
  isQuiet?: true;
}

export type Happening = readonly [type: EventType, about: object];

/** Records events, which are sent to the product after the commit. */
export function announce({ store, nowInSeconds, isQuiet }: Account, ...happenings: Happening[]) {
  if (isQuiet) return;
  for (const [type, about] of happenings) {
    const event: StoredEvent = {
      id: newStripeId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowInSeconds(),
      data: { object: about },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    const delivery: DeliveryNote = {
      id: deliveryIdOf(event.id),
      object: 'note.delivery',
      eventId: event.id,
      state: 'pending',
      attempts: 0,
    };
    store.record(event, delivery);
  }
}

export const deliveryIdOf = (eventId: string) => `delivery_of_${eventId}`;
