import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** A charge less all sent and promised refunds and what a bank has of it, for a statement about `ledger`. */
export const restOfRow = sql<string>`(ledger.amount_in_cents - coalesce((
  select sum(case back.kind when 'dispute-return' then -back.amount_in_cents else back.amount_in_cents end)
  from ledger back where back.refunds_id = ledger.id and back.state <> 'failed'), 0))`;

/** In cents. Negative if a bank took what we were about to refund. */
export async function restOfCharge(db: Db, chargeId: string): Promise<number> {
  const charge = db.selectFrom('ledger').select(restOfRow.as('rest')).where('id', '=', chargeId);
  return Number((await charge.executeTakeFirstOrThrow()).rest);
}
