import type { Stripe } from 'stripe';

/**
 * The stand-in's objects: Stripe's, exactly as in its answers and typed by Stripe's own client, so that no field is
 * forgotten, and a few notes of our own. `object` tells them apart.
 */

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

export type EventType = Stripe.Event['type'];

/** Facts of a checkout beyond Stripe's answers. */
export interface CheckoutNote {
  id: string;
  object: 'note.checkout';
  items: Stripe.LineItem[];
  /** For the payment intent, which Stripe creates only when somebody tries to pay. */
  intent: Pick<Stripe.PaymentIntent, 'description' | 'metadata' | 'receipt_email' | 'setup_future_usage'>;
  /** Descriptions of the purchase, which Stripe keeps with its products. */
  details?: (string | null)[];
  /** Overrides Stripe's decision about offering the card again. */
  redisplay?: Stripe.PaymentMethod.AllowRedisplay | null;
}

/** The test card of a payment method. Only Stripe's public test numbers are ever stored. */
export interface CardNote {
  id: string;
  object: 'note.card';
  number: string;
}

/** The answer to a request with an idempotency key, for a repetition. */
export interface AnswerNote {
  id: string;
  object: 'note.answer';
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
  atInSeconds: number;
}

export interface DeliveryNote {
  id: string;
  object: 'note.delivery';
  eventId: string;
  state: 'pending' | 'delivered' | 'dropped' | 'given-up';
  attempts: number;
}

export type StoredObject =
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.PaymentMethod
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning
  | Stripe.BalanceTransaction
  | StoredEvent
  | CheckoutNote
  | CardNote
  | AnswerNote
  | DeliveryNote;

export type Kind = StoredObject['object'];
export type StoredObjectOf<K extends Kind> = Extract<StoredObject, { object: K }>;
