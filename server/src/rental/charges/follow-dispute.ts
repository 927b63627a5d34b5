import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { followDisputedCharge, letDisputedGo, oweDisputed, pauseForDispute } from '../../money/debts/follow-dispute.ts';
import type { FollowDispute, FollowedDispute } from '../../money/payments/apply-dispute.ts';
import type { ChargeFollowUp } from '../../money/payments/charge-follow-ups.ts';
import { markStopped } from '../../money/payments/disputed-since.ts';
import { restOfCharge } from '../../money/payments/rest-of-charge.ts';
import { stopGiftCard } from '../../money/prepaid/close-gift-card.ts';
import { readGiftCard } from '../../money/prepaid/find-gift-cards.ts';
import { turnPass, usedInCents } from '../../money/prepaid/own-pass.ts';
import { queuePrepaidMail } from '../../money/shop/queue-prepaid-mail.ts';
import { endClosedHoldJob } from '../closures/end-closed-hold-job.ts';
import { stopVouchers } from './stop-vouchers.ts';

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
  const ahead = await listAhead(tx, dispute, now);
  await oweDisputed(tx, dispute, dispute.takenInCents - (await entitledInCents(tx, dispute, ahead)), now);
  // Each in a job of its own, with its station locked.
  for (const { id: bookingId } of ahead) await enqueue(tx, endClosedHoldJob, { bookingId }, { now });
};

/**
 * A gift card may belong to anybody by now, so it is stopped while the bank has its money; a pass belongs to its buyer,
 * who can't book.
 */
async function stopPurchase(tx: Tx, dispute: FollowedDispute, now: Temporal.Instant): Promise<void> {
  const { id: disputeId, charge, status, takenInCents, stopped } = dispute;
  const { purpose, giftCardId, passId, bookingId } = charge;
  if (bookingId !== null) return stopVouchers(tx, bookingId, now);
  const stops = takenInCents > 0 && (purpose !== 'pass' || status === 'lost');
  if (stops === stopped) return;
  const isGiftCard = purpose === 'gift-card' && giftCardId !== null && (await stopGiftCard(tx, giftCardId, stops, now));
  const isPass = purpose === 'pass' && passId !== null && (await turnPass(tx, passId, stops, now));
  if (isGiftCard || isPass) await markStopped(tx, disputeId, stops);
  if (isPass && stops) await queuePrepaidMail(tx, { kind: 'pass-ended', passId }, now);
}

/** Once everything used is paid, nothing is missing any more. */
export const followDisputeDebt: ChargeFollowUp = async (tx, charge, outcome, now) => {
  await followDisputedCharge(tx, charge, outcome, now);
  if (charge.bookingId !== null) await stopVouchers(tx, charge.bookingId, now);
};

type Ahead = { id: string; passInCents: number };

const isOfBooking = ({ purpose }: FollowedDispute['charge']) => purpose === 'rental' || purpose === 'extension';

/** Bookings not yet begun that this money, or a voucher based on it, was to pay for. */
async function listAhead(db: Db, { charge }: FollowedDispute, now: Temporal.Instant): Promise<Ahead[]> {
  const { purpose, bookingId, passId, giftCardId } = charge;
  const paidFor =
    purpose === 'pass'
      ? sql<boolean>`pass_id = ${passId}`
      : purpose === 'gift-card'
        ? sql<boolean>`gift_card_id = ${giftCardId}`
        : isOfBooking(charge)
          ? sql<boolean>`(id = ${bookingId} or gift_card_id in (select gift_card_id from goodwills where booking_id = ${bookingId}))`
          : sql<boolean>`false`;
  return db
    .selectFrom('bookings')
    .select(['id', 'passInCents'])
    .where(paidFor)
    .where('status', 'in', ['open', 'complete'])
    .where('end', '>', now)
    .where(sql<boolean>`not exists (select from sessions where booking_id = bookings.id and first_open_at is not null)`)
    .execute();
}

/** The part that its payer could have had back, or was to get back, isn't owed. */
async function entitledInCents(db: Db, dispute: FollowedDispute, ahead: Ahead[]): Promise<number> {
  const { charge, takenInCents, promisedInCents } = dispute;
  const { id, purpose, giftCardId, passId, bookingId } = charge;
  if (purpose === 'gift-card' && giftCardId !== null) {
    const unused = await sumOfGiftCardFor(db, giftCardId, ahead);
    return ((await readGiftCard(db, giftCardId))?.balanceInCents ?? 0) + unused + promisedInCents;
  }
  const untaken = (await restOfCharge(db, id)) + takenInCents;
  if (purpose === 'pass' && passId !== null) {
    const unused = ahead.reduce((sum, { passInCents }) => sum + passInCents, 0);
    return Math.max(0, untaken + unused - (await usedInCents(db, passId)));
  }
  if (!isOfBooking(charge)) return promisedInCents;
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', bookingId ?? '')
    .executeTakeFirstOrThrow();
  return ahead.some(({ id: aheadId }) => aheadId === bookingId) || status === 'expired' ? untaken : promisedInCents;
}

/** A gift card's payments for these bookings, minus what was refunded to it. */
async function sumOfGiftCardFor(db: Db, giftCardId: string, bookings: Ahead[]): Promise<number> {
  const ids = bookings.map(({ id }) => id);
  const charges = db.selectFrom('ledger').select('id').where('kind', '=', 'charge').where('state', '=', 'succeeded');
  const paid = charges.where('giftCardId', '=', giftCardId).where('bookingId', '=', sql<string>`any(${ids})`);
  const rests = await Promise.all((await paid.execute()).map(({ id }) => restOfCharge(db, id)));
  return rests.reduce((sum, rest) => sum + rest, 0);
}
