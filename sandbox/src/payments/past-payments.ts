import { paths } from '@laine/contract/paths.ts';
import type { Account } from './account.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { payCheckout } from './checkout/pay-checkout.ts';
import { newCustomer } from './objects/new-customer.ts';
import { idOf } from './store/references.ts';
import { cardMeans, standardCard } from './wallet-means.ts';

interface PastCustomer {
  accountId: string;
  email: string;
  name: string;
}

interface PastPayment {
  customerId: string;
  bookingId: string;
  lines: readonly { name: string; unitInCents: number; quantity: number }[];
  locale: string;
  at: Temporal.Instant;
}

/** Payments in the past, for demo data. They can be refunded, and their cards can be charged again. */
export interface PastPayments {
  addCustomer(customer: PastCustomer, at: Temporal.Instant): string;
  addPayment(payment: PastPayment): { checkoutId: string; paymentId: string };
}

export const pastPayments = (account: Account): PastPayments => ({
  addCustomer({ accountId, email, name }, at) {
    const customer = newCustomer(asOf(account, at), { email, name, metadata: { accountId } });
    account.store.record(customer);
    return customer.id;
  },
  addPayment: (payment) => account.store.inOneCommit(() => pay(asOf(account, payment.at), payment)),
});

const asOf = (account: Account, at: Temporal.Instant): Account => ({
  ...account,
  nowInSeconds: () => Math.floor(at.epochMilliseconds / 1000),
  isQuiet: true,
});

function pay(account: Account, { customerId, bookingId, lines, locale }: PastPayment) {
  const metadata = { bookingId };
  const page = openCheckout(account, {
    mode: 'payment',
    customer: customerId,
    allowed_payment_method_types: ['card'],
    locale,
    success_url: `${account.publicUrl}${paths.paidBooking(bookingId)}`,
    cancel_url: `${account.publicUrl}${paths.booking(bookingId)}`,
    line_items: lines.map(({ name, unitInCents, quantity }) => ({
      quantity,
      price_data: { currency: 'eur', unit_amount: unitInCents, product_data: { name }, tax_behavior: 'unspecified' },
    })),
    payment_intent_data: { setup_future_usage: 'off_session', metadata },
    metadata,
  });
  const { session } = payCheckout(account, page, cardMeans(account, standardCard()), { email: null, name: null });
  const paymentId = idOf(session.payment_intent);
  if (session.status !== 'complete' || paymentId === null) throw new Error('The standard test card pays');
  return { checkoutId: session.id, paymentId };
}
