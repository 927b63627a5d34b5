import type { Locale } from '@laine/contract/states.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { CardPagesTable } from '../../ground/db/tables/accounts.ts';
import { newId } from '../../ground/secrets.ts';

export type CardPageRow = CardPagesTable;

export async function insertCardPage(
  db: Db,
  page: { accountId: string; locale: Locale; origin: string; termsVersion: string; expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<CardPageRow> {
  const row = { ...page, id: newId(), checkoutId: null, url: null, openedAt: now };
  await db.insertInto('cardPages').values(row).execute();
  return row;
}

/** False if the page was closed in the meantime. */
export async function rememberCardPage(
  db: Db,
  id: string,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cardPages')
    .set({ checkoutId, url })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const listCardPagesOf = (db: Db, accountId: string): Promise<CardPageRow[]> =>
  db.selectFrom('cardPages').selectAll().where('accountId', '=', accountId).orderBy('openedAt').execute();

export const findCardPageByCheckout = (db: Db, checkoutId: string): Promise<CardPageRow | undefined> =>
  db.selectFrom('cardPages').selectAll().where('checkoutId', '=', checkoutId).executeTakeFirst();

/** Nobody can use these any more. */
export const listExpiredCardPages = (db: Db, now: Temporal.Instant, limit: number): Promise<CardPageRow[]> =>
  db.selectFrom('cardPages').selectAll().where('expiresAt', '<=', now).orderBy('expiresAt').limit(limit).execute();

/** False if somebody else was first. */
export async function deleteCardPage(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('cardPages').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
