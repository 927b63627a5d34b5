import { callAt, type Clock } from '@laine/server/ground/clock.ts';
import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { newBalanceTransaction } from '../objects/new-balance-transaction.ts';
import { testCardOf } from '../objects/payment-method.ts';
import { idOf } from '../store/references.ts';

/** A bank takes days; here it is enough that it is later. */
const OUTCOME_AFTER_SECONDS = 60;

/** Undefined for what is decided at once, which is nearly everything. */
export function refundsLaterOf(account: Account, charge: Stripe.Charge): 'succeed' | 'fail' | undefined {
  const method = account.store.find('payment_method', charge.payment_method ?? '');
  return method && testCardOf(account, method)?.refundsLater;
}

/**
 * Decides refunds of the two cards whose bank takes its time, when the product's clock reaches that moment. Timers do
 * so in time. Each request also calls `sweep` first, because after a jump of the clock it may come before the timers.
 */
export class RefundOutcomes {
  readonly #account: Account;
  readonly #clock: Clock;
  readonly #awaited = new Map<string, () => void>();

  constructor(account: Account, clock: Clock) {
    this.#account = account;
    this.#clock = clock;
    account.store.onCommit((committed) => {
      for (const changed of committed) if (changed.object === 'refund') this.#follow(changed);
    });
    for (const refund of account.store.list('refund')) this.#follow(refund);
  }

  sweep() {
    const account = this.#account;
    for (const id of this.#awaited.keys()) {
      const refund = account.store.find('refund', id);
      if (!refund || dueAt(refund) > account.nowInSeconds()) continue;
      account.store.inOneCommit(() => decide(account, refund));
    }
  }

  close() {
    for (const stop of this.#awaited.values()) stop();
    this.#awaited.clear();
  }

  #follow(refund: Stripe.Refund) {
    const isAwaited = awaitedOutcome(this.#account, refund) !== undefined;
    const stop = this.#awaited.get(refund.id);
    if (isAwaited && !stop) {
      const at = Temporal.Instant.fromEpochMilliseconds(dueAt(refund) * 1000);
      this.#awaited.set(
        refund.id,
        callAt(this.#clock, at, () => this.sweep()),
      );
    } else if (!isAwaited && stop) {
      stop();
      this.#awaited.delete(refund.id);
    }
  }
}

const dueAt = ({ created }: Stripe.Refund) => created + OUTCOME_AFTER_SECONDS;

const chargeOf = ({ store }: Account, refund: Stripe.Refund) => store.find('charge', idOf(refund.charge) ?? '');

/** A refund that will fail looks like any other until then. */
function awaitedOutcome(account: Account, refund: Stripe.Refund): 'succeed' | 'fail' | undefined {
  const charge = chargeOf(account, refund);
  const later = charge && refundsLaterOf(account, charge);
  const before = later === 'succeed' ? 'pending' : 'succeeded';
  return refund.status === before ? later : undefined;
}

function decide(account: Account, refund: Stripe.Refund) {
  const outcome = awaitedOutcome(account, refund);
  if (outcome === 'succeed') {
    const succeeded: Stripe.Refund = { ...refund, status: 'succeeded' };
    account.store.record(succeeded);
    announce(account, ['refund.updated', succeeded]);
  }
  if (outcome === 'fail') fail(account, refund);
}

/** The bank sends the money back, and it is on the account again. */
function fail(account: Account, refund: Stripe.Refund) {
  const back = newBalanceTransaction(account, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
  });
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: back.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  account.store.record(back, failed);
  const charge = chargeOf(account, refund);
  if (charge) {
    const amount_refunded = charge.amount_refunded - refund.amount;
    account.store.record({ ...charge, amount_refunded, refunded: false });
  }
  announce(account, ['refund.updated', failed], ['refund.failed', failed]);
}
