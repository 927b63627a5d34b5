import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderCard } from '../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../ground/ports/payment-provider.ts';
import type { AskStripe } from './stripe-payments.ts';

/** The most that Stripe answers at once. A person with more saved cards is asked about in several pages. */
const PAGE_SIZE = 100;

const EMPTY_BILLING = {
  name: '',
  email: '',
  phone: '',
  address: { line1: '', line2: '', city: '', postal_code: '', state: '', country: '' },
} satisfies Stripe.PaymentMethodUpdateParams.BillingDetails;

type StripeCards = Pick<PaymentProvider, 'listCards' | 'preferCard' | 'removeCard' | 'forgetCustomer'>;

/** Stripe calls a saved card a payment method that is attached to a customer. */
export function stripeCards(ask: AskStripe): StripeCards {
  const listMethods = async (customerId: string): Promise<Stripe.PaymentMethod[]> => {
    const found: Stripe.PaymentMethod[] = [];
    try {
      for (let more = true; more;) {
        const after = found.at(-1)?.id;
        const page = await ask<Stripe.ApiList<Stripe.PaymentMethod>>((client) =>
          client.customers.listPaymentMethods(customerId, {
            limit: PAGE_SIZE,
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        found.push(...page.data);
        more = page.has_more && page.data.length > 0;
      }
      return found;
    } catch (error) {
      if (isGone(error)) return [];
      throw error;
    }
  };

  const detach = async (cardId: string): Promise<void> => {
    try {
      await ask((client) => client.paymentMethods.detach(cardId));
    } catch (error) {
      if (isGone(error)) return;
      if (!isRefused(error)) throw error;
      // Stripe refuses to detach what is detached already, with no code of its own. Only reading it again tells.
      const method = await ask((client) => client.paymentMethods.retrieve(cardId));
      if (method.customer !== null) throw error;
    }
  };

  return {
    async listCards(customerId) {
      const methods = await listMethods(customerId);
      return methods.map(readCard).toSorted((a, b) => Temporal.Instant.compare(b.savedAt, a.savedAt));
    },

    async preferCard(customerId, cardId) {
      const settings = { invoice_settings: { default_payment_method: cardId } };
      await ask((client) => client.customers.update(customerId, settings));
    },

    removeCard: detach,

    async forgetCustomer(customerId) {
      // Stripe keeps detached cards and the event about a deleted customer, so both are emptied first.
      for (const { id } of await listMethods(customerId)) {
        await ask((client) => client.paymentMethods.update(id, { billing_details: EMPTY_BILLING }));
        await detach(id);
      }
      try {
        const nothing = { name: '', email: '', phone: '', description: '', metadata: '' } as const;
        await ask((client) => client.customers.update(customerId, nothing));
        await ask((client) => client.customers.del(customerId));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}

function readCard({ id, type, card, created, allow_redisplay: offered }: Stripe.PaymentMethod): ProviderCard {
  const savedAt = Temporal.Instant.fromEpochMilliseconds(created * 1000);
  const common = { id, isOfferedAgain: offered === 'always', savedAt };
  if (!card) return { ...common, brand: type, lastDigits: '', expiresOn: null, fingerprint: null };
  return {
    ...common,
    brand: card.brand,
    lastDigits: card.last4,
    expiresOn: { month: card.exp_month, year: card.exp_year },
    fingerprint: card.fingerprint ?? null,
  };
}

const isGone = (error: unknown) => error instanceof PaymentProblem && error.code === 'resource_missing';
const isRefused = (error: unknown) => error instanceof PaymentProblem && error.kind === 'refused';
