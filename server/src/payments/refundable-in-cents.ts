import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** What is left of what was paid for a booking: what its charges could still give back. */
export async function refundableInCents(db: Db, bookingId: string): Promise<number> {
  const { rest } = await db
    .selectFrom('ledger')
    .select(
      sql<string>`coalesce(sum(greatest(0, amount_in_cents - coalesce((
        select sum(case back.kind when 'dispute-return' then -back.amount_in_cents else back.amount_in_cents end)
        from ledger back where back.refunds_id = ledger.id and back.state <> 'failed'), 0))), 0)`.as('rest'),
    )
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  return Number(rest);
}
