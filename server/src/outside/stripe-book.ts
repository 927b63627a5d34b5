import type { DisputeStatus } from '@laine/contract/states.ts';
import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderDispute, ProviderMovement } from '../ground/ports/payment-provider.ts';
import type { AskStripe } from './stripe-payments.ts';
import { idOf, instantOf, orUndefined, wholeOf } from './stripe-references.ts';

const PAGE_SIZE = 100;

type StripeBook = Pick<PaymentProvider, 'answers' | 'findDispute' | 'findFraudWarning' | 'listMovements'>;
type Transaction = Stripe.BalanceTransaction;

/** Disputes of our charges, and movements on our Stripe account. */
export function stripeBook(ask: AskStripe): StripeBook {
  return {
    answers: () =>
      ask((client) => client.balanceTransactions.list({ limit: 1 })).then(
        () => true,
        () => false,
      ),

    async findDispute(id) {
      const dispute = await orUndefined(ask((client) => client.disputes.retrieve(id)));
      return dispute && readDispute(dispute);
    },

    async findFraudWarning(id) {
      const warning = await orUndefined(ask((client) => client.radar.earlyFraudWarnings.retrieve(id)));
      return warning && { id, paymentId: idOf(warning.payment_intent), type: warning.fraud_type };
    },

    async listMovements(since) {
      const gte = Math.floor(since.epochMilliseconds / 1000);
      const found: Transaction[] = [];
      for (let more = true; more;) {
        const after = found.at(-1)?.id;
        const page = await ask<Stripe.ApiList<Transaction>>((client) =>
          client.balanceTransactions.list({
            created: { gte },
            limit: PAGE_SIZE,
            // A charge's source names its payment, which is the ledger's key.
            expand: ['data.source'],
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        found.push(...page.data);
        more = page.has_more && page.data.length > 0;
      }
      return found.toReversed().flatMap(readMovement);
    },
  };
}

function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, reason, created, evidence_details: evidence } = dispute;
  const moved = dispute.balance_transactions.map((transaction) => transaction.amount);
  const sum = (amounts: number[]) => amounts.reduce((total, part) => total + part, 0);
  return {
    id,
    paymentId: idOf(dispute.payment_intent),
    amountInCents: amount,
    reason,
    status: statusOf(dispute),
    answerBy: evidence.due_by === null ? null : instantOf(evidence.due_by),
    openedAt: instantOf(created),
    withdrawnInCents: -sum(moved.filter((part) => part < 0)),
    returnedInCents: sum(moved.filter((part) => part > 0)),
  };
}

/** An ended inquiry and a prevented dispute leave the money with us, like a won dispute. */
const ended: Record<string, DisputeStatus> = { won: 'won', lost: 'lost', warning_closed: 'won', prevented: 'won' };

const statusOf = ({ status }: Stripe.Dispute): DisputeStatus => ended[status] ?? 'open';

function readMovement({ type, amount, fee, created, source }: Transaction): ProviderMovement[] {
  const thing = wholeOf(source);
  const common = { feeInCents: fee, at: instantOf(created) };
  switch (thing?.object) {
    case 'charge':
      return [{ ...common, kind: 'charge', providerId: idOf(thing.payment_intent) ?? thing.id, amountInCents: amount }];
    case 'refund':
      return [{ ...common, kind: 'refund', providerId: thing.id, amountInCents: -amount }];
    case 'dispute':
      return type === 'adjustment' && amount > 0
        ? [{ ...common, kind: 'dispute-return', providerId: thing.id, amountInCents: amount }]
        : [{ ...common, kind: 'dispute', providerId: thing.id, amountInCents: -amount }];
    default:
      return [];
  }
}
