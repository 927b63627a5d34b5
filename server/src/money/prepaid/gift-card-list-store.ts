import type { GiftCardStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import { beyond, type Edge, orderFrom } from '../../ground/db/cursor-page.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** The admins' view of gift cards, read-only. */

type Filter = {
  status?: GiftCardStatus | undefined;
  /** Without it, all. */
  ids?: string[] | undefined;
};

const selectCards = (db: Db) =>
  db
    .selectFrom('giftCards')
    .leftJoin('accounts as buyers', 'buyers.id', 'giftCards.boughtBy')
    .leftJoin('accounts as issuers', 'issuers.id', 'giftCards.issuedBy')
    .selectAll('giftCards')
    .select(['buyers.email as buyerEmail', 'issuers.email as issuerEmail']);

/** Leaves out cards that nobody ever paid for. */
export async function listGiftCardRows(
  db: Db,
  { status, ids }: Filter,
  { edge, limit }: { edge: Edge | undefined; limit: number },
) {
  return selectCards(db)
    .where(beyond('giftCards', edge))
    .where('giftCards.status', 'not in', ['open', 'lapsed'])
    .$if(status !== undefined, (query) => query.where('giftCards.status', '=', status ?? 'active'))
    .$if(ids !== undefined, (query) => query.where('giftCards.id', '=', sql<string>`any(${ids}::text[])`))
    .orderBy('giftCards.createdAt', orderFrom(edge))
    .orderBy('giftCards.id', orderFrom(edge))
    .limit(limit)
    .execute();
}

export type GiftCardListRow = Awaited<ReturnType<typeof listGiftCardRows>>[number];

export const findGiftCardListRow = (db: Db, id: string): Promise<GiftCardListRow | undefined> =>
  selectCards(db).where('giftCards.id', '=', id).executeTakeFirst();

/** Bought by this address, or sent to it. */
export async function listGiftCardIdsAbout(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select gift_cards.id from gift_cards join accounts on accounts.id = bought_by where accounts.email = ${email}
    union select id from gift_cards where recipient_email = ${email}`.execute(db);
  return rows.map(({ id }) => id);
}
