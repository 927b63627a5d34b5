import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { newCustomer } from '../objects/new-customer.ts';
import { saveMethod, chargeIntent } from '../settle-intent.ts';
import { idOf } from '../store/references.ts';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

export function completeCheckout(account: Account, session: Session, intent: Intent, paidWith: Stripe.PaymentMethod) {
  const customer = idOf(session.customer) ?? createWantedCustomer(account, session, paidWith);
  const method = customer !== null && isForLater(intent) ? attach(account, paidWith, customer) : paidWith;
  if (intent.object === 'payment_intent') chargeIntent(account, { ...intent, customer }, method);
  else saveMethod(account, { ...intent, customer }, method);

  const complete: Session = {
    ...session,
    customer,
    customer_details: {
      address: method.billing_details.address,
      business_name: null,
      email: method.billing_details.email,
      individual_name: null,
      name: method.billing_details.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: session.mode === 'payment' ? 'paid' : 'no_payment_required',
    status: 'complete',
    url: null,
  };
  account.store.record(complete);
  announce(account, ['checkout.session.completed', complete]);
  return complete;
}

const isForLater = (intent: Intent) => intent.object === 'setup_intent' || intent.setup_future_usage !== null;

/** As at Stripe, a card is saved only when a customer is given or asked for. */
function createWantedCustomer(account: Account, session: Session, { billing_details }: Stripe.PaymentMethod) {
  if (session.customer_creation !== 'always') return null;
  const customer = newCustomer(account, { email: billing_details.email, name: billing_details.name });
  account.store.record(customer);
  announce(account, ['customer.created', customer]);
  return customer.id;
}

export function attach(account: Account, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  const attached: Stripe.PaymentMethod = { ...method, customer };
  account.store.record(attached);
  announce(account, ['payment_method.attached', attached]);
  return attached;
}
