import { passWithdrawalInCents } from '@laine/rules/money/withdrawal.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { givenByBankInCents } from '../payments/given-by-bank.ts';
import { isAhead, type LostDispute } from '../payments/lost-disputes.ts';
import { restOfCharge, restOfRow } from '../payments/rest-of-charge.ts';
import { findPassById, usedInCents } from '../prepaid/own-pass.ts';

/**
 * What the payer of a charge that a bank took owes for what was used of it, whenever it's asked. What they could have
 * had back isn't owed. Negative where more of a purchase was paid than was used.
 */
export async function disputedInCents(db: Db, dispute: LostDispute, now: Temporal.Instant): Promise<number> {
  const { chargeId, purpose, bookingId, takenInCents } = dispute;
  const kept = await keptOfPurchase(db, dispute, now);
  if (kept !== undefined) {
    const missing = Math.min(takenInCents, kept - (await restOfCharge(db, chargeId)));
    return missing - (await paidAgainInCents(db, dispute.id));
  }
  const isOfBooking = purpose === 'rental' || purpose === 'extension';
  if (isOfBooking && bookingId !== null && (await isUnused(db, bookingId, now))) return 0;
  return takenInCents - (await givenByBankInCents(db, chargeId));
}

/** The used part of a pass or gift card. Undefined if something else was paid. */
async function keptOfPurchase(
  db: Db,
  { purpose, passId, giftCardId }: LostDispute,
  now: Temporal.Instant,
): Promise<number | undefined> {
  if (purpose === 'pass' && passId !== null) return usedOfPass(db, passId, now);
  if (purpose === 'gift-card' && giftCardId !== null) return usedOfGiftCard(db, giftCardId, now);
  return undefined;
}

async function usedOfPass(db: Db, passId: string, now: Temporal.Instant): Promise<number> {
  const pass = await findPassById(db, passId);
  if (!pass) throw new Error('a charge for a pass names it');
  const { priceInCents, status, startsAtOnce } = pass;
  const { ahead } = await db
    .selectFrom('bookings')
    .select(sql<string>`coalesce(sum(pass_in_cents), 0)`.as('ahead'))
    .where('passId', '=', passId)
    .where(isAhead(now))
    .executeTakeFirstOrThrow();
  const used = (await usedInCents(db, passId)) - Number(ahead);
  const isWithdrawn = status === 'withdrawn';
  return (
    priceInCents -
    passWithdrawalInCents(priceInCents, { usedInCents: used, startsAtOnce: startsAtOnce || !isWithdrawn })
  );
}

/** Its payments, minus what was refunded to it. */
async function usedOfGiftCard(db: Db, giftCardId: string, now: Temporal.Instant): Promise<number> {
  const { used } = await db
    .selectFrom('ledger')
    .leftJoin('bookings', 'bookings.id', 'ledger.bookingId')
    .select(sql<string>`coalesce(sum(greatest(0, ${restOfRow})), 0)`.as('used'))
    .where('ledger.giftCardId', '=', giftCardId)
    .where('ledger.kind', '=', 'charge')
    .where('ledger.means', '=', 'gift-card')
    .where('ledger.state', '=', 'succeeded')
    .where(sql<boolean>`not coalesce(${isAhead(now)}, false)`)
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Nobody has begun it, or it was cancelled. */
async function isUnused(db: Db, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  const used = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where(sql<boolean>`status <> 'expired' and not ${isAhead(now)}`)
    .executeTakeFirst();
  return used === undefined;
}

/** Payments of a dispute's debts, less their refunds. A bank that takes one again has a dispute of its own. */
export async function paidAgainInCents(db: Db, disputeId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('ledger')
    .innerJoin('debts', 'debts.id', 'ledger.debtId')
    .select(
      sql<string>`coalesce(sum(ledger.amount_in_cents - coalesce((select sum(back.amount_in_cents) from ledger back
        where back.refunds_id = ledger.id and back.kind = 'refund' and back.state <> 'failed'), 0)), 0)`.as('paid'),
    )
    .where('debts.disputeId', '=', disputeId)
    .where('ledger.kind', '=', 'charge')
    .where('ledger.state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  return Number(paid);
}
