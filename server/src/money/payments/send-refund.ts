import { IDEMPOTENCY_KEY_TRUST_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderRefund, Refund } from '../../ground/ports/payment-provider.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { refundOccasion } from '../../telling/notices/refund-occasion.ts';
import { tellOfCancellation } from '../../telling/notices/tell-of-cancellation.ts';
import { askForBankAccount } from './ask-for-bank-account.ts';
import { REFUSED_AS_DISPUTED } from './given-by-bank.ts';
import type { LedgerRow } from './ledger-store.ts';
import { closeLedgerRow, findLedgerRow, isWaiting, lockLedgerRow } from './ledger-store.ts';
import { lockLostDisputes } from './lost-disputes.ts';
import { putBack, tellBuyer } from './put-back.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';

/**
 * Sends the refund of a ledger row, once however often it's called; an unreachable provider throws. A cancellation that
 * the station hasn't confirmed waits, and so does money that a bank has: `release-refunds.ts` and the sweep come back to
 * it.
 */
export async function sendRefund(deps: Deps, ledgerId: string): Promise<void> {
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state !== 'pending' || (await isWaiting(deps.db.query, ledgerId, deps.now()))) return;
  await settleRefund(deps, ledgerId, await give(deps, row));
}

/** A gift card's part goes back onto the card, which involves nobody but us. */
async function give(deps: Deps, row: LedgerRow): Promise<Refund> {
  if (row.means === 'gift-card') return { id: row.id, state: 'accepted', failureCode: null };
  const charge = row.refundsId === null ? undefined : await findLedgerRow(deps.db.query, row.refundsId);
  return charge?.providerId
    ? askForRefund(deps, row, charge.providerId)
    : { id: '', state: 'failed', failureCode: 'no-payment' };
}

async function askForRefund(deps: Deps, row: LedgerRow, paymentId: string): Promise<Refund> {
  const { id: ledgerId, amountInCents, idempotencyKey } = row;
  // The provider forgets keys after a day; asking again then would pay twice.
  const isKeyOld = secondsBetween(row.createdAt, deps.now()) > IDEMPOTENCY_KEY_TRUST_SECONDS;
  const known = isKeyOld ? await deps.payments.findRefund({ paymentId, ledgerId }) : undefined;
  if (known) return known;
  try {
    return await deps.payments.refund({ paymentId, amountInCents, ledgerId, idempotencyKey });
  } catch (error) {
    if (isProblem(error, 'refused') || isProblem(error, 'declined')) {
      return { id: '', state: 'failed', failureCode: error.code };
    }
    throw error;
  }
}

async function settleRefund(deps: Deps, ledgerId: string, refund: Refund): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const row = await lockLedgerRow(tx, ledgerId);
    if (row.state !== 'pending') return alertIfWithdrawn(tx, row, refund, now);
    if (refund.state === 'failed') {
      await closeLedgerRow(tx, row.id, { state: 'failed', failureCode: refund.failureCode }, now);
      await lookAfter(deps, tx, row, refund.failureCode);
      return;
    }
    await closeLedgerRow(tx, row.id, { state: 'succeeded', providerId: refund.id }, now);
    if (row.means === 'gift-card' && row.giftCardId !== null) await putBack(tx, row.giftCardId, row.amountInCents, now);
    if (row.bookingId !== null) {
      await queueNotices(tx, { bookingId: row.bookingId, kind: 'refunded', now, occasion: refundOccasion(row) });
      // Its mail has waited for the money.
      await tellOfCancellation(tx, [row.bookingId], now);
    }
    await tellBuyer(tx, row, now);
    await issueReceipt(deps, tx, [row], now);
  });
}

/** A bank may return a refund days later: then a person has to find another way to pay it. */
export async function recheckRefund(deps: Deps, { id }: LedgerRow, refund: ProviderRefund): Promise<void> {
  if (refund.state !== 'failed') return;
  await deps.db.transaction(async (tx) => {
    const row = await lockLedgerRow(tx, id);
    if (row.state !== 'succeeded') return;
    await closeLedgerRow(tx, id, { state: 'failed', failureCode: refund.failureCode }, deps.now());
    await lookAfter(deps, tx, row, refund.failureCode);
  });
}

/** The rental turned out to have started just as the money went back. */
async function alertIfWithdrawn(tx: Tx, row: LedgerRow, refund: Refund, now: Temporal.Instant): Promise<void> {
  if (row.state !== 'failed' || refund.state === 'failed') return;
  const data = { bookingId: row.bookingId, amountInCents: row.amountInCents, refundId: refund.id };
  await raiseAlert(tx, { kind: 'withdrawn-refund-sent', target: row.id, stationId: null, data }, now);
}

/** The bank may refund this money itself, or somebody has at the provider; a transfer would pay it twice. */
async function isRefundedElsewhere(tx: Tx, { refundsId }: LedgerRow, code: string | null): Promise<boolean> {
  if (code !== REFUSED_AS_DISPUTED || refundsId === null) return code === 'charge_already_refunded';
  // A bank that took only a part has done with it.
  return (await lockLostDisputes(tx, { chargeIds: [refundsId] })).length === 0;
}

async function lookAfter(deps: Deps, tx: Tx, row: LedgerRow, code: string | null): Promise<void> {
  deps.log.error({ ledgerId: row.id, code }, 'refund failed');
  const isElsewhere = await isRefundedElsewhere(tx, row, code);
  const target = isElsewhere ? row.id : await askForBankAccount(tx, row, deps.now());
  const data = { bookingId: row.bookingId, amountInCents: row.amountInCents, code };
  await raiseAlert(tx, { kind: 'refund-failed', target, stationId: null, data }, deps.now());
}
