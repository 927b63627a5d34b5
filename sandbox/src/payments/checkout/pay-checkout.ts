import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { newPaymentIntent } from '../objects/new-intent.ts';
import { type Means, newPaymentMethod, type Payer, testCardOf } from '../objects/payment-method.ts';
import { askForAuthentication, declineCharge, refuseToSave } from '../settle-intent.ts';
import { idOf, isDeleted } from '../store/references.ts';
import type { Decline, TestCard } from '../test-cards.ts';
import { noteOf } from './checkout-note.ts';
import { completeCheckout } from './complete-checkout.ts';

type Session = Stripe.Checkout.Session;

export type Outcome =
  | { status: 'succeeded'; session: Session }
  | { status: 'requires_action'; session: Session }
  | { status: 'declined'; session: Session; decline: Decline }
  | { status: 'expired'; session: Session };

/** Undefined while somebody can still pay. The outcome of a closed checkout stays, however often one presses. */
export function outcomeOfClosed(session: Session): Outcome | undefined {
  if (session.status === 'complete') return { status: 'succeeded', session };
  if (session.status === 'expired') return { status: 'expired', session };
  return undefined;
}

/** With what is typed on the page or comes from a wallet. */
export function payCheckout(account: Account, session: Session, means: Means, typed: Payer): Outcome {
  const pay = () => {
    const redisplay = redisplayOf(account, session, typed);
    const payer = { ...typed, redisplay, email: knownEmail(account, session) ?? typed.email };
    const { method, notes } = newPaymentMethod(account, means, payer);
    account.store.record(method, ...notes);
    return attempt(account, session, method, means.type === 'card' ? atCheckout(means) : 'pays');
  };
  return outcomeOfClosed(session) ?? account.store.inOneCommit(pay);
}

/** With what the page offers again. */
export function payWithSaved(account: Account, session: Session, method: Stripe.PaymentMethod): Outcome {
  const answer = testCardOf(account, method)?.atCheckout ?? 'pays';
  return outcomeOfClosed(session) ?? account.store.inOneCommit(() => attempt(account, session, method, answer));
}

/** As at Stripe: saving a card in `setup` mode offers it again, paying only with the tick; either can be overridden. */
function redisplayOf(account: Account, session: Session, { redisplay }: Payer) {
  const { redisplay: override } = noteOf(account, session.id);
  return override ?? redisplay ?? (session.mode === 'setup' ? 'always' : 'limited');
}

function attempt(
  account: Account,
  session: Session,
  method: Stripe.PaymentMethod,
  answer: TestCard['atCheckout'],
): Outcome {
  const intent = intentOf(account, session);
  const begun: Session = intent.object === 'payment_intent' ? { ...session, payment_intent: intent.id } : session;
  account.store.record(begun);

  if (answer === 'pays') return { status: 'succeeded', session: completeCheckout(account, begun, intent, method) };
  if (answer === 'authenticates') {
    askForAuthentication(account, intent, method, `${session.url}/authenticate`);
    return { status: 'requires_action', session: begun };
  }
  if (intent.object === 'payment_intent') declineCharge(account, intent, method, answer);
  else refuseToSave(account, intent, answer);
  return { status: 'declined', session: begun, decline: answer };
}

/** With Apple Pay and Google Pay the phone has authenticated its holder already. */
const atCheckout = ({ card, wallet }: Extract<Means, { type: 'card' }>) =>
  wallet !== undefined && card.atCheckout === 'authenticates' ? 'pays' : card.atCheckout;

/** Undefined when whoever pays has to type it. */
export function knownEmail({ store }: Account, session: Session): string | undefined {
  const customer = store.find('customer', idOf(session.customer) ?? '');
  const ofCustomer = customer && !isDeleted(customer) ? customer.email : null;
  return session.customer_email ?? ofCustomer ?? undefined;
}

export function intentOf(account: Account, session: Session): Stripe.PaymentIntent | Stripe.SetupIntent {
  const { store } = account;
  const begun =
    store.find('payment_intent', idOf(session.payment_intent) ?? '') ??
    store.find('setup_intent', idOf(session.setup_intent) ?? '');
  if (begun) return begun;
  const intent = newPaymentIntent(account, {
    ...noteOf(account, session.id).intent,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: session.customer,
    payment_method_types: session.payment_method_types,
  });
  store.record(intent);
  announce(account, ['payment_intent.created', intent]);
  return intent;
}
