import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { serveCall } from '../serve-call.ts';
import { StripeRefusal } from './api/stripe-refusal.ts';
import { decideDispute, isOpen } from './disputes/decide-dispute.ts';
import { disputesOf } from './disputes/disputes-of.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { warnOfFraud } from './disputes/warn-of-fraud.ts';
import { paymentCalls } from './payment-calls.ts';
import type { PaymentContext } from './payment-context.ts';
import { presentDispute, presentRefund, presentWarning } from './read-ledger.ts';
import { refundCharge } from './refunds/refund-charge.ts';
import { idOf } from './store/references.ts';

/** Changes of a charge without the product: at the customer's bank, or in the provider's dashboard. */
export function bankRoutes(app: FastifyInstance, context: PaymentContext) {
  const { account, sender } = context;

  const getCharge = (paymentIntentId: string) => {
    context.catchUp();
    const intent = account.store.find('payment_intent', paymentIntentId);
    const charge = account.store.find('charge', idOf(intent?.latest_charge) ?? '');
    if (!charge?.paid) throw new Declined(404, 'No such paid payment');
    return charge;
  };

  serveCall(app, paymentCalls.dispute, async ({ params, body }) => {
    const charge = getCharge(params.paymentIntentId);
    if (disputesOf(account, charge).some(isOpen)) throw new Declined(409, 'It is disputed already');
    const left = charge.amount_captured - charge.amount_refunded;
    const { amountInCents: amount = left, reason } = body;
    if (amount > left || amount === 0) throw new Declined(409, 'More than is left of the charge');
    const dispute = openDispute(account, charge, { amount, reason });
    await sender.firstAttemptsDone();
    return presentDispute(dispute);
  });
  serveCall(app, paymentCalls.decideDispute, async ({ params, body }) => {
    const disputes = disputesOf(account, getCharge(params.paymentIntentId));
    // Sometimes a bank returns the money after all.
    const isReversed = ({ status }: { status: string }) => status === 'lost' && body.outcome === 'won';
    const dispute = disputes.find(isOpen) ?? disputes.find(isReversed);
    if (!dispute) throw new Declined(409, 'There is no open dispute');
    const decided = decideDispute(account, dispute, body.outcome);
    await sender.firstAttemptsDone();
    return presentDispute(decided);
  });
  serveCall(app, paymentCalls.warnOfFraud, async ({ params, body }) => {
    const warning = warnOfFraud(account, getCharge(params.paymentIntentId), body.type);
    await sender.firstAttemptsDone();
    return presentWarning(warning);
  });
  serveCall(app, paymentCalls.refundInDashboard, async ({ params, body }) => {
    const charge = getCharge(params.paymentIntentId);
    const wish = { amount: body.amountInCents, metadata: {}, reason: null };
    const refund = orDeclined(() => account.store.inOneCommit(() => refundCharge(account, charge, wish)));
    await sender.firstAttemptsDone();
    return presentRefund(refund);
  });
}

/** The dashboard shows the API's words. */
function orDeclined<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof StripeRefusal ? new Declined(409, error.message) : error;
  }
}
