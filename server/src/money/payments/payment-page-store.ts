import type { Selectable } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { PaymentPagesTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';

export type PaymentPageRow = Selectable<PaymentPagesTable>;

type NewPage = Pick<PaymentPageRow, 'ledgerId' | 'accountId' | 'origin' | 'locale' | 'expiresAt'>;

export async function insertPaymentPage(db: Db, page: NewPage, now: Temporal.Instant): Promise<PaymentPageRow> {
  const row = { ...page, id: newId(), checkoutId: null, url: null, openedAt: now, closedAt: null };
  await db.insertInto('paymentPages').values(row).execute();
  return row;
}

/** False if the page was given up meanwhile: then nobody may see it. */
export async function rememberPaymentPage(
  db: Db,
  id: string,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<boolean> {
  const remembered = await db
    .updateTable('paymentPages')
    .set({ checkoutId, url })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return remembered !== undefined;
}

/** At most one at a time can be paid. */
export const findOpenPageOf = (db: Db, ledgerId: string): Promise<PaymentPageRow | undefined> =>
  db
    .selectFrom('paymentPages')
    .selectAll()
    .where('ledgerId', '=', ledgerId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

export const findPageByCheckout = (db: Db, checkoutId: string): Promise<PaymentPageRow | undefined> =>
  db.selectFrom('paymentPages').selectAll().where('checkoutId', '=', checkoutId).executeTakeFirst();

export const listOverduePages = (db: Db, now: Temporal.Instant, limit: number): Promise<PaymentPageRow[]> =>
  db
    .selectFrom('paymentPages')
    .selectAll()
    .where('closedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();

export async function markPageClosed(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  const open = db.updateTable('paymentPages').set({ closedAt: now }).where('id', '=', id);
  await open.where('closedAt', 'is', null).execute();
}
