import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { restOfRow } from './rest-of-charge.ts';

/** The payments for a booking less its refunds; `ofMoney` leaves out gifts. */
export async function chargedRestInCents(db: Db, bookingId: string, { ofMoney = false } = {}): Promise<number> {
  const { rest } = await db
    .selectFrom('ledger')
    .select(sql<string>`coalesce(sum(greatest(0, ${restOfRow})), 0)`.as('rest'))
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .$if(ofMoney, (query) => query.where(isOfMoney))
    .executeTakeFirstOrThrow();
  return Number(rest);
}

const isOfMoney = sql<boolean>`not exists (select from gift_cards
  where gift_cards.id = ledger.gift_card_id and bought_by is null)`;
