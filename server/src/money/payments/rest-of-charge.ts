import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** A charge less all sent and promised refunds, in cents. Negative if a bank took what we were about to refund. */
export async function restOfCharge(db: Db, chargeId: string): Promise<number> {
  const { rest } = await db
    .selectFrom('ledger')
    .select(
      sql<string>`amount_in_cents - coalesce((
        select sum(case back.kind when 'dispute-return' then -back.amount_in_cents else back.amount_in_cents end)
        from ledger back where back.refunds_id = ledger.id and back.state <> 'failed'), 0)`.as('rest'),
    )
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow();
  return Number(rest);
}
