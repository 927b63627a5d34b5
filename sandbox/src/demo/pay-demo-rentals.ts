import { SAFETY_VERSION } from '@laine/legal/safety-lines.ts';
import type { Tx } from '@laine/server/ground/db/open-database.ts';
import type { Deps } from '@laine/server/ground/deps.ts';
import { CARD_AGREEMENT_VERSION } from '@laine/server/ground/texts/card-agreement-version.ts';
import { rememberConsents } from '@laine/server/identity/accounts/remember-consent.ts';
import {
  issueRentalReceipt,
  openRentalCharge,
  settleRentalCharge,
} from '@laine/server/money/payments/charge-rental.ts';
import { linesOf } from '@laine/server/rental/bookings/open-payment-page.ts';
import type { PastPayments } from '../payments/past-payments.ts';
import type { DemoBooking } from './insert-demo-rentals.ts';

/** For past payments: the receipts need settings and log, and `payments` is the provider. */
export type DemoPaymentDeps = Pick<Deps, 'settings' | 'log'> & { payments: PastPayments };

/** Oldest first, so that receipts are numbered in the order of their days. */
export async function payDemoRentals(tx: Tx, deps: DemoPaymentDeps, bookings: DemoBooking[]): Promise<void> {
  const customerIds = new Map<string, string>();
  for (const booking of bookings.toSorted((a, b) => Temporal.Instant.compare(a.paidAt, b.paidAt))) {
    const { accountId } = booking;
    const customerId = customerIds.get(accountId) ?? (await addCustomer(tx, deps, booking));
    customerIds.set(accountId, customerId);
    await payFor(tx, deps, booking, customerId);
  }
}

async function addCustomer(tx: Tx, { payments }: DemoPaymentDeps, { accountId, customer, createdAt }: DemoBooking) {
  const { email, name } = customer;
  const customerId = payments.addCustomer({ accountId, email, name }, createdAt);
  await tx.updateTable('accounts').set({ paymentCustomerId: customerId }).where('id', '=', accountId).execute();
  return customerId;
}

/**
 * The same rows as after a checkout: a charge in the ledger with its receipt, the consents, and the payment at the
 * provider.
 */
async function payFor(tx: Tx, deps: DemoPaymentDeps, booking: DemoBooking, customerId: string): Promise<void> {
  const { id: bookingId, accountId, amountInCents, locale, termsVersion: version, createdAt, paidAt } = booking;
  const lines = linesOf({ ...booking, passInCents: 0, giftCardInCents: 0 });
  const { checkoutId, paymentId } = deps.payments.addPayment({ customerId, bookingId, lines, locale, at: paidAt });
  await openRentalCharge(tx, { bookingId, accountId, amountInCents }, createdAt);
  const paid = { state: 'paid', url: null, cardId: null, mayOfferAgain: false, metadata: {} } as const;
  const checkout = { ...paid, id: checkoutId, amountInCents, paymentId };
  const charge = await settleRentalCharge(deps, tx, bookingId, checkout, paidAt);
  await issueRentalReceipt(deps, tx, { charge }, paidAt);
  await tx.updateTable('bookings').set({ paymentId }).where('id', '=', bookingId).execute();
  const agreed = { accountId, bookingId, version, locale };
  const atCheckout = [
    { ...agreed, kind: 'terms' } as const,
    { ...agreed, kind: 'safety', version: SAFETY_VERSION } as const,
  ];
  await rememberConsents(tx, atCheckout, createdAt);
  await rememberConsents(tx, [{ ...agreed, kind: 'saved-card', version: CARD_AGREEMENT_VERSION }], paidAt);
}
