import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { serveCall } from '../serve-call.ts';
import { answerAuthentication } from './checkout/answer-authentication.ts';
import { type Outcome, payCheckout, payWithSaved } from './checkout/pay-checkout.ts';
import { cancelUrlOf, successUrlOf } from './checkout/return-url.ts';
import { savedCardsOnPage } from './checkout/saved-cards-on-page.ts';
import { paymentCalls, type PayOutcome } from './payment-calls.ts';
import type { PaymentContext } from './payment-context.ts';
import { readLedger } from './read-ledger.ts';
import { findTestCard, liveCard, VISA } from './test-cards.ts';
import { cardMeans, walletMeans } from './wallet-means.ts';

const SCRIPTED_PAYER = { email: 'payer@example.com', name: 'Test Payer' };

/** For scripts: what the payment page does, without the page. */
export function paymentRoutes(app: FastifyInstance, context: PaymentContext) {
  const { account, sender, faults } = context;

  const getSession = (id: string) => {
    context.catchUp();
    const session = account.store.find('checkout.session', id);
    if (!session) throw new Declined(404, 'No such checkout');
    return session;
  };

  serveCall(app, paymentCalls.payments, ({ query }) => {
    context.catchUp();
    return readLedger(account, query.limit);
  });
  serveCall(app, paymentCalls.pay, async ({ params, body }) => {
    const session = getSession(params.checkoutId);
    const { card: number = VISA, method, isOfferedAgain, isSaved } = body;
    if (isSaved) {
      const [saved] = savedCardsOnPage(account, session);
      if (!saved) throw new Declined(400, 'This checkout shows no saved card');
      return answer(context, payWithSaved(account, session, saved));
    }
    if (method === 'paypal' && !session.payment_method_types.includes('paypal')) {
      throw new Declined(400, 'This checkout does not offer PayPal');
    }
    const card = findTestCard(number);
    if (!card) return present(context, { status: 'declined', session, decline: liveCard });
    const means = method === 'card' ? cardMeans(account, card) : walletMeans(account, method);
    return answer(
      context,
      payCheckout(account, session, means, { ...SCRIPTED_PAYER, ...(isOfferedAgain && { redisplay: 'always' }) }),
    );
  });
  serveCall(app, paymentCalls.authenticate, async ({ params, body }) => {
    const outcome = answerAuthentication(account, getSession(params.checkoutId), body.outcome);
    if (!outcome) throw new Declined(409, 'The bank has asked nothing; pay first');
    return answer(context, outcome);
  });
  serveCall(app, paymentCalls.paymentFaults, () => ({ webhooks: sender.fault, api: faults.api }));
  serveCall(app, paymentCalls.setPaymentFaults, ({ body }) => {
    sender.fault = body.webhooks ?? sender.fault;
    faults.api = body.api ?? faults.api;
    return { webhooks: sender.fault, api: faults.api };
  });
}

/** As on the page, the product gets its webhooks before the answer. */
async function answer(context: PaymentContext, outcome: Outcome): Promise<PayOutcome> {
  await context.sender.firstAttemptsDone();
  return present(context, outcome);
}

function present({ account: { publicUrl } }: PaymentContext, outcome: Outcome): PayOutcome {
  const { status, session } = outcome;
  if (status === 'succeeded') return { status, returnUrl: successUrlOf(session, publicUrl) };
  if (status === 'expired') return { status, returnUrl: cancelUrlOf(session, publicUrl) };
  if (status === 'requires_action') return { status, returnUrl: `${session.url}/authenticate` };
  const { code, declineCode, message } = outcome.decline;
  return { status, returnUrl: session.url ?? cancelUrlOf(session, publicUrl), code, declineCode, message };
}
