import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { balanceDisputes } from '../../money/debts/balance-disputes.ts';
import { followDisputedCharge, letDisputedGo, pauseForDispute } from '../../money/debts/follow-dispute.ts';
import type { FollowDispute, FollowedDispute } from '../../money/payments/apply-dispute.ts';
import type { ChargeFollowUp } from '../../money/payments/charge-follow-ups.ts';
import { markStopped } from '../../money/payments/disputed-since.ts';
import { isAhead } from '../../money/payments/lost-disputes.ts';
import { stopGiftCard } from '../../money/prepaid/close-gift-card.ts';
import { turnPass } from '../../money/prepaid/own-pass.ts';
import { queuePrepaidMail } from '../../money/shop/queue-prepaid-mail.ts';
import { endClosedHoldJob } from '../closures/end-closed-hold-job.ts';
import { turnVouchers } from './turn-vouchers.ts';

/**
 * Purchases paid with money that the bank took back can't be used any more, and anything already used is owed once the
 * dispute is lost. If we win, everything is restored.
 */
export const followDispute: FollowDispute = async (tx, dispute, now) => {
  await pauseForDispute(tx, dispute, now);
  await stopPurchase(tx, dispute, now);
  // Providers tell things again, and what was booked since then is paid for.
  if (!dispute.isNews) return undefined;
  if (dispute.status !== 'lost') return letDisputedGo(tx, dispute, now);
  await balanceDisputes(tx, { chargeIds: [dispute.charge.id] }, now);
  // Each in a job of its own, with its station locked.
  for (const bookingId of await listAhead(tx, dispute, now))
    await enqueue(tx, endClosedHoldJob, { bookingId }, { now });
};

/**
 * A gift card may belong to anybody by now, so it is stopped while the bank has its money; a pass belongs to its buyer,
 * who can't book.
 */
async function stopPurchase(tx: Tx, dispute: FollowedDispute, now: Temporal.Instant): Promise<void> {
  const { id: disputeId, charge, status, takenInCents, stopped, isNews } = dispute;
  const { purpose, giftCardId, passId, bookingId } = charge;
  if (bookingId !== null) return turnVouchers(tx, { bookingId, mayStop: isNews }, now);
  const stops = takenInCents > 0 && (purpose !== 'pass' || status === 'lost');
  if (stops === stopped) return;
  const isGiftCard = purpose === 'gift-card' && giftCardId !== null && (await stopGiftCard(tx, giftCardId, stops, now));
  const isPass = purpose === 'pass' && passId !== null && (await turnPass(tx, passId, stops, now));
  if (isGiftCard || isPass) await markStopped(tx, disputeId, stops);
  if (isPass && stops) await queuePrepaidMail(tx, passId, 'pass-ended', now);
}

/** Once everything used is paid, nothing is missing any more. */
export const followDisputeDebt: ChargeFollowUp = async (tx, charge, outcome, now) => {
  await followDisputedCharge(tx, charge, outcome, now);
  if (charge.bookingId !== null) await turnVouchers(tx, { bookingId: charge.bookingId, mayStop: false }, now);
};

/** Bookings not yet begun that this money, or a voucher based on it, was to pay for. */
async function listAhead(db: Db, { charge }: FollowedDispute, now: Temporal.Instant): Promise<string[]> {
  const { purpose, bookingId, passId, giftCardId } = charge;
  const paidFor =
    purpose === 'pass'
      ? sql<boolean>`pass_id = ${passId}`
      : purpose === 'gift-card'
        ? sql<boolean>`gift_card_id = ${giftCardId}`
        : purpose === 'rental' || purpose === 'extension'
          ? sql<boolean>`(id = ${bookingId} or gift_card_id in (select gift_card_id from goodwills where booking_id = ${bookingId}))`
          : sql<boolean>`false`;
  const ahead = await db.selectFrom('bookings').select('id').where(paidFor).where(isAhead(now)).execute();
  return ahead.map(({ id }) => id);
}
