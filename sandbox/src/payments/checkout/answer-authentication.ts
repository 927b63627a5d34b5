import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { failAuthentication, refuseToSave } from '../settle-intent.ts';
import { idOf } from '../store/references.ts';
import type { Decline } from '../test-cards.ts';
import { completeCheckout } from './complete-checkout.ts';
import { intentOf, type Outcome, outcomeOfClosed } from './pay-checkout.ts';

const message =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const notAuthenticated = (code: string): Decline => ({ code, declineCode: 'authentication_failure', message });

/** Undefined when the bank has asked nothing. */
export function answerAuthentication(
  account: Account,
  session: Stripe.Checkout.Session,
  answer: 'complete' | 'fail',
): Outcome | undefined {
  return outcomeOfClosed(session) ?? account.store.inOneCommit(() => decideOutcome(account, session, answer));
}

function decideOutcome(
  account: Account,
  session: Stripe.Checkout.Session,
  answer: 'complete' | 'fail',
): Outcome | undefined {
  const intent = intentOf(account, session);
  const method = account.store.find('payment_method', idOf(intent.payment_method) ?? '');
  if (intent.status !== 'requires_action' || !method) return undefined;
  if (answer === 'complete') {
    return { status: 'succeeded', session: completeCheckout(account, session, intent, method) };
  }
  const decline = notAuthenticated(`${intent.object}_authentication_failure`);
  if (intent.object === 'payment_intent') failAuthentication(account, intent, decline);
  else refuseToSave(account, intent, decline);
  return { status: 'declined', session, decline };
}

export function isAuthenticating(account: Account, session: Stripe.Checkout.Session): boolean {
  const { store } = account;
  const intent =
    store.find('payment_intent', idOf(session.payment_intent) ?? '') ??
    store.find('setup_intent', idOf(session.setup_intent) ?? '');
  return intent?.status === 'requires_action';
}
