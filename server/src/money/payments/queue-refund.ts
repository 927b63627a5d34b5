import type { RefundPurpose } from '@laine/contract/states.ts';
import { splitRefund } from '@laine/rules/money/split-refund.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { balanceDisputes } from '../debts/balance-disputes.ts';
import { lowerDebts } from '../debts/lower-debts.ts';
import type { ChargeOwner } from './ledger-store.ts';
import { lockRefundableCharges } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';
import { takeVouchersBack } from './take-vouchers-back.ts';
import { type RefundOfCharge, writeRefund } from './write-refund.ts';

type RefundWish = {
  of: ChargeOwner;
  accountId: string;
  purpose: RefundPurpose;
  amountInCents: number;
};

/**
 * Writes the ledger rows in the transaction that promises the money, one per charge; a job sends each after commit. What
 * is given back of a charge that a bank took lowers the debt for it. Returns the part that can't be given back because
 * less was charged.
 */
export async function queueRefund(tx: Tx, wish: RefundWish, now: Temporal.Instant): Promise<number> {
  const { of, accountId, purpose, amountInCents: wished } = wish;
  const { charges, possibleInCents } = await lockCharges(tx, wish, now);
  // Of a booking as a whole, the payments that it still has come first.
  const parts = splitRefund(charges, possibleInCents, isWhole(of) ? undefined : ['owed', 'rest', 'held']);
  for (const { chargeId, source, amountInCents } of parts) {
    const charge = charges.find(({ id }) => id === chargeId) ?? never();
    if (source === 'owed') await lowerDebts(tx, { charge, accountId, purpose, amountInCents }, now);
    else await promise(tx, { charge, accountId, purpose, amountInCents }, now);
  }
  return parts.reduce((left, { amountInCents }) => left - amountInCents, wished);
}

/** With the sum that may go back: vouchers deduct theirs, and of a purchase that a bank took only the unused part is left. */
async function lockCharges(tx: Tx, { of, amountInCents }: RefundWish, now: Temporal.Instant) {
  const charges = await lockRefundableCharges(tx, of);
  if (isWhole(of)) {
    const refund = { bookingId: of.bookingId, charges, wishedInCents: amountInCents };
    return { charges, possibleInCents: await takeVouchersBack(tx, refund, now) };
  }
  if (!isPurchase(of)) return { charges, possibleInCents: amountInCents };
  const surplus = await balanceDisputes(tx, { chargeIds: charges.map(({ id }) => id) }, now);
  return { charges, possibleInCents: Math.min(amountInCents, surplus ?? amountInCents) };
}

async function promise(tx: Tx, part: RefundOfCharge, now: Temporal.Instant): Promise<void> {
  const { id } = await writeRefund(tx, part, now);
  await enqueue(tx, sendRefundJob, { ledgerId: id }, { now, dedupeKey: `refund:${id}` });
}

const isPurchase = (of: ChargeOwner): boolean => 'passId' in of || 'giftCardId' in of;

/** Vouchers stand on what was paid for the booking as a whole. A claim or late boards have payments of their own. */
const isWhole = (of: ChargeOwner): of is { bookingId: string } => 'bookingId' in of && Object.keys(of).length === 1;

function never(): never {
  throw new Error('a part of a refund belongs to a charge');
}
