import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** The payments for a booking less its refunds; `ofMoney` leaves out gifts. */
export async function chargedRestInCents(db: Db, bookingId: string, { ofMoney = false } = {}): Promise<number> {
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
    .$if(ofMoney, (query) => query.where(isOfMoney))
    .executeTakeFirstOrThrow();
  return Number(rest);
}

const isOfMoney = sql<boolean>`not exists (select from gift_cards
  where gift_cards.id = ledger.gift_card_id and bought_by is null)`;
