import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { stopGiftCard } from '../../money/prepaid/close-gift-card.ts';

/**
 * A voucher that staff gave for a booking depends on the booking's money: it's stopped by the news that a bank has some
 * of that, until all of it is returned or paid again. One that an admin opens meanwhile stays open until the next such
 * news.
 */
export async function turnVouchers(
  tx: Tx,
  { bookingId, mayStop }: { bookingId: string; mayStop: boolean },
  now: Temporal.Instant,
): Promise<void> {
  const stops = await isMoneyMissing(tx, bookingId);
  if (stops && !mayStop) return;
  const given = tx.selectFrom('goodwills').select('giftCardId').where('bookingId', '=', bookingId);
  const cards = await tx.selectFrom('giftCards').select('id').where('id', 'in', given).orderBy('id').execute();
  for (const { id } of cards) await stopGiftCard(tx, id, stops, now);
}

/** A bank has money of the booking, and nobody has paid for the used part. */
async function isMoneyMissing(db: Db, bookingId: string): Promise<boolean> {
  const taken = sql`coalesce((select sum(case kind when 'dispute' then amount_in_cents else -amount_in_cents end)
    from ledger where provider_id = disputes.id and kind in ('dispute', 'dispute-return')), 0)`;
  const isPaidAgain = sql`coalesce((select bool_and(status = 'paid') from debts
    where dispute_id = disputes.id and not lapsed), false)`;
  const missing = await db
    .selectFrom('disputes')
    .innerJoin('ledger as charge', 'charge.id', 'disputes.ledgerId')
    .select('disputes.id')
    .where('charge.bookingId', '=', bookingId)
    .where(sql<boolean>`${taken} > 0 and not ${isPaidAgain}`)
    .executeTakeFirst();
  return missing !== undefined;
}
