import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { markStopped } from '../../money/payments/disputed-since.ts';
import { stopGiftCard } from '../../money/prepaid/close-gift-card.ts';

/**
 * A voucher that staff gave for a booking depends on the money that paid for it: it's suspended while a bank has that
 * money, until it's returned or paid again.
 */
export async function stopVouchers(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const vouchers = await lockVouchersOf(tx, bookingId);
  const disputes = await listDisputes(tx, bookingId);
  const missing = disputes.filter(({ isMissing }) => isMissing);
  const stopping = disputes.filter(({ stopped }) => stopped);
  if (missing.length > 0 === stopping.length > 0) return;
  const stops = missing.length > 0;
  for (const id of vouchers) await stopGiftCard(tx, id, stops, now);
  if (vouchers.length > 0) for (const { id } of stops ? missing : stopping) await markStopped(tx, id, stops);
}

async function lockVouchersOf(tx: Tx, bookingId: string): Promise<string[]> {
  const given = tx.selectFrom('goodwills').select('giftCardId').where('bookingId', '=', bookingId);
  const cards = tx.selectFrom('giftCards').select('id').where('id', 'in', given).orderBy('id').forUpdate();
  return (await cards.execute()).map(({ id }) => id);
}

/** `isMissing`: the bank has the money for the rental or extra hour, and nobody has paid for the used part. */
function listDisputes(db: Db, bookingId: string) {
  const taken = sql`coalesce((select sum(case kind when 'dispute' then amount_in_cents else -amount_in_cents end)
    from ledger where provider_id = disputes.id and kind in ('dispute', 'dispute-return')), 0)`;
  return db
    .selectFrom('disputes')
    .innerJoin('ledger as charge', 'charge.id', 'disputes.ledgerId')
    .select(['disputes.id', 'disputes.stopped'])
    .select(
      sql<boolean>`(${taken} > 0 and not exists (select from debts where dispute_id = disputes.id and status = 'paid'))`.as(
        'isMissing',
      ),
    )
    .where('charge.bookingId', '=', bookingId)
    .where('charge.purpose', 'in', ['rental', 'extension'])
    .execute();
}
