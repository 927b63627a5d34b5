import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderDispute } from '../../ground/ports/payment-provider.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findDispute, upsertDispute } from './dispute-store.ts';
import { dropRefunds, repeatRefunds } from './drop-refunds.ts';
import { findChargeOfPayment } from './find-charge-of-payment.ts';
import type { LedgerRow } from './ledger-store.ts';
import { insertSettledRow, lockLedgerRow } from './ledger-store.ts';
import { issueDisputePapers } from './receipts/issue-dispute-papers.ts';

/**
 * `takenInCents`: the part of the charge that the bank has now. `stopped`: purchases suspended because of this. `isNews`:
 * nobody had told us of this status.
 */
export type FollowedDispute = Pick<ProviderDispute, 'id' | 'status' | 'openedAt'> & {
  charge: LedgerRow;
  takenInCents: number;
  stopped: boolean;
  isNews: boolean;
};

/** A dispute's consequences beyond the ledger. Called in the transaction that records each update. */
export type FollowDispute = (tx: Tx, dispute: FollowedDispute, now: Temporal.Instant) => Promise<void>;

/** Records the state of a dispute. Any number of calls, in any order, lead to the same rows. */
export async function applyDispute(deps: Deps, disputeId: string, follow: FollowDispute): Promise<void> {
  const dispute = await deps.payments.findDispute(disputeId);
  if (!dispute) return;
  const charge = dispute.paymentId === null ? undefined : await findChargeOfPayment(deps, dispute.paymentId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!charge) return raiseAlert(tx, alertOf(dispute, undefined), now);
    // Two events of one dispute may arrive at the same time.
    await lockLedgerRow(tx, charge.id);
    const { stopped = false, status: before } = (await writeDown(tx, dispute, charge, now)) ?? {};
    const { id, status, openedAt } = dispute;
    const takenInCents = dispute.withdrawnInCents - dispute.returnedInCents;
    const isNews = status !== before;
    if (isNews && status === 'lost') await dropRefunds(tx, { chargeId: charge.id, takenInCents }, now);
    await follow(tx, { id, status, openedAt, charge, takenInCents, stopped, isNews }, now);
    if (isNews && status === 'won') await repeatRefunds(tx, charge.id, now);
    await issueDisputePapers(deps, tx, { id, isLost: status === 'lost', wasLost: before === 'lost' }, now);
  });
}

/** Returns what was written down before. */
async function writeDown(tx: Tx, dispute: ProviderDispute, charge: LedgerRow, now: Temporal.Instant) {
  const { id, amountInCents, reason, status, answerBy, openedAt } = dispute;
  const before = await findDispute(tx, id);
  const closedAt = status === 'open' ? null : (before?.closedAt ?? now);
  const row = { id, ledgerId: charge.id, amountInCents, reason, status, answerBy, openedAt, closedAt };
  const isNew = await upsertDispute(tx, row);
  await insertMovement(tx, 'dispute', charge, { id, amountInCents: dispute.withdrawnInCents }, now);
  await insertMovement(tx, 'dispute-return', charge, { id, amountInCents: dispute.returnedInCents }, now);
  if (status !== 'open') await closeByItself(tx, { kind: 'payment-disputed', target: id }, now);
  else if (isNew) await raiseAlert(tx, alertOf(dispute, charge), now);
  return before;
}

type Movement = { id: string; amountInCents: number };

async function insertMovement(
  tx: Tx,
  kind: 'dispute' | 'dispute-return',
  charge: LedgerRow,
  { id, amountInCents }: Movement,
  now: Temporal.Instant,
) {
  // An inquiry moves no money.
  if (amountInCents === 0) return;
  const { accountId, bookingId, passId, giftCardId, country } = charge;
  await insertSettledRow(
    tx,
    {
      kind,
      purpose: 'dispute',
      amountInCents,
      vatPercent: charge.vatPercent === null ? null : Number(charge.vatPercent),
      country,
      accountId,
      bookingId,
      passId,
      giftCardId,
      refundsId: charge.id,
      providerId: id,
      idempotencyKey: `${kind}:${id}:1`,
    },
    now,
  );
}

/** Staff have until then to answer the bank in the provider's dashboard. */
const alertOf = ({ id, paymentId, amountInCents, reason, answerBy }: ProviderDispute, charge: LedgerRow | undefined) =>
  ({
    kind: 'payment-disputed',
    target: id,
    stationId: null,
    data: {
      bookingId: charge?.bookingId ?? null,
      paymentId,
      amountInCents,
      reason,
      answerBy: answerBy?.toString() ?? null,
    },
  }) as const;
