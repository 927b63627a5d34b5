import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';

/** A dispute whose money the bank has for good, with the charge that it took. */
export type LostDispute = Awaited<ReturnType<typeof lockLostDisputes>>[number];

/** Charges by their ids, the one that bought a pass or gift card, or all that pay for a booking in whatever way. */
export type Disputed =
  | { chargeIds: readonly string[] }
  | { passId: string }
  | { giftCardId: string }
  | { bookingId: string };

/** Locks the charges. */
export const lockLostDisputes = (tx: Tx, disputed: Disputed) =>
  tx
    .selectFrom('disputes')
    .innerJoin('ledger as charge', 'charge.id', 'disputes.ledgerId')
    .select(['disputes.id', 'charge.id as chargeId', 'charge.purpose', 'charge.accountId', 'charge.bookingId'])
    .select(['charge.claimId', 'charge.debtId', 'charge.passId', 'charge.giftCardId'])
    .select(
      sql<number>`coalesce((select sum(case kind when 'dispute' then amount_in_cents else -amount_in_cents end)
        from ledger where provider_id = disputes.id and kind in ('dispute', 'dispute-return')), 0)::integer`.as(
        'takenInCents',
      ),
    )
    .where('disputes.status', '=', 'lost')
    .where(isMeant(disputed))
    .orderBy('disputes.openedAt')
    .orderBy('disputes.id')
    .forUpdate('charge')
    .execute();

function isMeant(disputed: Disputed) {
  if ('chargeIds' in disputed) return sql<boolean>`charge.id = any(${disputed.chargeIds})`;
  if ('passId' in disputed) return sql<boolean>`(charge.purpose = 'pass' and charge.pass_id = ${disputed.passId})`;
  if ('giftCardId' in disputed) {
    return sql<boolean>`(charge.purpose = 'gift-card' and charge.gift_card_id = ${disputed.giftCardId})`;
  }
  const { bookingId } = disputed;
  return sql<boolean>`(charge.booking_id = ${bookingId} or exists (
    select from bookings where bookings.id = ${bookingId}
      and ((charge.purpose = 'pass' and charge.pass_id = bookings.pass_id)
        or (charge.purpose = 'gift-card' and charge.gift_card_id = bookings.gift_card_id))))`;
}

/** For a statement about `bookings`: still to come, as far as we know. */
export const isAhead = (now: Temporal.Instant) => sql<boolean>`(
  bookings.status in ('open', 'complete') and bookings."end" > ${now}
  and not exists (select from sessions where booking_id = bookings.id and first_open_at is not null))`;
