import type { Stripe } from 'stripe';
import type { Checkout, CheckoutOrder, CheckoutState, PaymentProvider } from '../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../ground/ports/payment-provider.ts';
import { stripeBook } from './stripe-book.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeCharges } from './stripe-charges.ts';
import { idOf, isUnknown, wholeOf } from './stripe-references.ts';
import { stripeRefunds } from './stripe-refunds.ts';

type StripeSettings = {
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  apiUrl: URL;
  paypal: boolean;
};

type Session = Stripe.Checkout.Session;

/** Time limit of one try; it starts again with every byte. */
const TIME_LIMIT_MS = 8_000;
/** Time limit of all three tries: one that trickles, or is never understood, would block a sweep. */
const ANSWERS_WITHIN_MS = 30_000;
const CURRENCY = 'eur';
/** Both tell what was paid with or saved. */
const INTENTS = ['payment_intent.payment_method', 'setup_intent.payment_method'];

/** Puts a question to Stripe within a time limit; every failure becomes a `PaymentProblem`. */
export type AskStripe = <T extends { object: string }>(question: (client: Stripe) => Promise<T>) => Promise<T>;

/** Stripe, or whatever speaks its protocol at the configured address. */
export function stripePayments(settings: StripeSettings, answersWithinInMs = ANSWERS_WITHIN_MS): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  /** The library takes 200 ms to load: the first payment waits for it, not every start. */
  const stripe = () => (opened ??= openClient(settings));
  const ask: AskStripe = async (question) => {
    const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new PaymentProblem('unavailable', 'no-answer')), answersWithinInMs);
    try {
      const answer = await Promise.race([stripe().then(question), timeIsUp]);
      // Every answer of Stripe's names its kind. Anything else comes from a machine in between and must not move money.
      if (typeof answer.object !== 'string') throw new PaymentProblem('unavailable', 'not-an-answer');
      return answer;
    } catch (error) {
      throw problemOf(error);
    } finally {
      clearTimeout(timer);
    }
  };

  const findCheckout = async (id: string): Promise<Checkout> => {
    try {
      return readCheckout(await ask((client) => client.checkout.sessions.retrieve(id, { expand: INTENTS })));
    } catch (error) {
      if (isUnknown(error)) return nowhere(id);
      throw error;
    }
  };

  const openCheckout = async (order: CheckoutOrder): Promise<Checkout> => {
    const params = orderParams(order, settings.paypal);
    const { idempotencyKey } = order;
    return readCheckout(await ask((client) => client.checkout.sessions.create(params, { idempotencyKey })));
  };

  return {
    findCheckout,
    openCheckout,
    ...stripeCards(ask),
    ...stripeCharges(ask),
    ...stripeRefunds(ask),
    ...stripeBook(ask),

    async createCustomer({ accountId, email, idempotencyKey }) {
      const params = { email, metadata: { accountId } };
      return (await ask((client) => client.customers.create(params, { idempotencyKey }))).id;
    },

    async closeCheckout(id) {
      try {
        return readCheckout(await ask((client) => client.checkout.sessions.expire(id)));
      } catch (error) {
        // It's no longer open. Only fetching it again tells if it was paid or closed.
        if (error instanceof PaymentProblem && error.kind === 'refused') return findCheckout(id);
        throw error;
      }
    },

    async readEvent(body, signature) {
      const { webhookSecret } = settings;
      if (webhookSecret === undefined || !isTimely(signature)) return undefined;
      const client = await stripe();
      try {
        const event = client.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret);
        const object = event.data.object as { id?: string };
        return { id: event.id, type: event.type, objectId: object.id ?? null };
      } catch {
        return undefined;
      }
    },
  };
}

const MAX_AHEAD_SECONDS = 300;

/** The client refuses what is old, and lets pass what is of the future or of no time at all. */
const isTimely = (signature: string): boolean =>
  Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]) - Date.now() / 1_000 <= MAX_AHEAD_SECONDS;

async function openClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  if (secretKey === undefined) throw new PaymentProblem('unavailable', 'not-configured');
  const { Stripe: Client } = await import('stripe');
  const protocol = apiUrl.protocol === 'http:' ? 'http' : 'https';
  return new Client(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port === '' ? (protocol === 'http' ? 80 : 443) : apiUrl.port,
    protocol,
    maxNetworkRetries: 2,
    timeout: TIME_LIMIT_MS,
    telemetry: false,
  });
}

/** Apple Pay and Google Pay come with `card`. PayPal only where it can be charged again later. */
function orderParams(order: CheckoutOrder, paypal: boolean): Stripe.Checkout.SessionCreateParams {
  const { metadata, cardAgreement, holdNote } = order;
  const custom_text = {
    ...(cardAgreement !== null && { submit: { message: cardAgreement } }),
    ...(holdNote !== undefined && { after_submit: { message: holdNote } }),
  };
  const common: Stripe.Checkout.SessionCreateParams = {
    customer: order.customerId,
    allowed_payment_method_types: paypal ? ['card', 'paypal'] : ['card'],
    locale: order.locale,
    success_url: order.successUrl.href,
    cancel_url: order.cancelUrl.href,
    expires_at: Math.floor(order.expiresAt.epochMilliseconds / 1000),
    custom_text,
    metadata,
  };
  if (order.totalInCents === 0) {
    // Left to itself, this mode offers the card again without having asked.
    const allow_redisplay = order.offersCardAgain ? 'always' : 'limited';
    return { ...common, mode: 'setup', setup_intent_data: { metadata }, payment_method_data: { allow_redisplay } };
  }
  return {
    ...common,
    mode: 'payment',
    line_items: order.lines.map(({ name, details, unitInCents, quantity }) => ({
      quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: unitInCents,
        product_data: { name, ...(details !== undefined && { description: details }) },
      },
    })),
    // A tick on the page: the customer is shown this card again. Even without it, the card is saved for later charges.
    ...(cardAgreement !== null && {
      saved_payment_method_options: { payment_method_save: 'enabled', allow_redisplay_filters: ['always'] },
    }),
    payment_intent_data: { ...(cardAgreement !== null && { setup_future_usage: 'off_session' }), metadata },
  };
}

const nowhere = (id: string): Checkout => ({
  id,
  state: 'closed',
  url: null,
  amountInCents: 0,
  paymentId: null,
  cardId: null,
  mayOfferAgain: false,
  metadata: {},
});

function readCheckout(session: Session): Checkout {
  const { payment_intent: payment, setup_intent: setup } = session;
  const intent = wholeOf(payment) ?? wholeOf(setup);
  return {
    id: session.id,
    state: stateOf(session),
    url: session.url,
    amountInCents: session.amount_total ?? 0,
    paymentId: idOf(payment),
    cardId: idOf(intent?.status === 'succeeded' ? intent.payment_method : null),
    mayOfferAgain: wholeOf(intent?.payment_method ?? null)?.allow_redisplay === 'always',
    metadata: session.metadata ?? {},
  };
}

function stateOf({ status, payment_status: payment, payment_intent: intent }: Session): CheckoutState {
  if (status === 'open') return 'open';
  if (status !== 'complete') return 'closed';
  if (payment !== 'unpaid') return 'paid';
  // The form was submitted but no money came: the bank is still working on it or has refused.
  const whole = wholeOf(intent);
  return whole && whole.status !== 'processing' ? 'closed' : 'processing';
}

type Failure = { type?: string; code?: string; param?: string; decline_code?: string };

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof PaymentProblem) return error;
  const { type = 'unknown', code = type, param, decline_code: declineCode } = error as Failure;
  switch (type) {
    case 'StripeCardError':
      return new PaymentProblem('declined', declineCode ?? code);
    case 'StripeInvalidRequestError':
      return new PaymentProblem(
        code === 'resource_missing' && param === 'customer' ? 'unknown-customer' : 'refused',
        code,
      );
    // Includes wrong keys and keys in use: what we asked for may still happen, so the outcome is unknown.
    default:
      return new PaymentProblem('unavailable', code);
  }
}
