import type { Selectable } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { PaymentPagesTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';

type PaymentPageRow = Selectable<PaymentPagesTable>;

/** With the booking whose boards are held until this page is paid. */
export type PaymentPage = PaymentPageRow & { bookingId: string | null; stationId: string | null };

/** What a page pays, or whose card it saves. */
export type PageSubject = { ledgerId: string } | { cardOf: string } | { bookingId: string };

type NewPage = Pick<PaymentPageRow, 'ledgerId' | 'accountId' | 'origin' | 'locale' | 'expiresAt' | 'termsVersion'>;

export async function insertPaymentPage(db: Db, page: NewPage, now: Temporal.Instant): Promise<PaymentPage> {
  const row = { ...page, id: newId(), checkoutId: null, url: null, openedAt: now, closedAt: null, wasPaid: false };
  await db.insertInto('paymentPages').values(row).execute();
  return { ...row, bookingId: null, stationId: null };
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
export function findOpenPageOf(db: Db, subject: PageSubject): Promise<PaymentPage | undefined> {
  const open = pages(db).where('closedAt', 'is', null);
  if ('ledgerId' in subject) return open.where('ledgerId', '=', subject.ledgerId).executeTakeFirst();
  if ('bookingId' in subject) return open.where('rentals.bookingId', '=', subject.bookingId).executeTakeFirst();
  return open.where('paymentPages.accountId', '=', subject.cardOf).where('ledgerId', 'is', null).executeTakeFirst();
}

export const findPageByCheckout = (db: Db, checkoutId: string): Promise<PaymentPage | undefined> =>
  pages(db).where('checkoutId', '=', checkoutId).executeTakeFirst();

export const listOverduePages = (db: Db, now: Temporal.Instant, limit: number): Promise<PaymentPage[]> =>
  pages(db).where('closedAt', 'is', null).where('expiresAt', '<=', now).orderBy('expiresAt').limit(limit).execute();

const pages = (db: Db) =>
  db
    .selectFrom('paymentPages')
    .leftJoin('ledger as rentals', (join) =>
      join.onRef('rentals.id', '=', 'paymentPages.ledgerId').on('rentals.purpose', '=', 'rental'),
    )
    .selectAll('paymentPages')
    .select(['rentals.bookingId', 'rentals.atStationId as stationId']);

/** False if it was closed before. */
export async function markPageClosed(db: Db, id: string, wasPaid: boolean, now: Temporal.Instant): Promise<boolean> {
  const closed = await db
    .updateTable('paymentPages')
    .set({ closedAt: now, wasPaid })
    .where('id', '=', id)
    .where('wasPaid', '=', false)
    .$if(!wasPaid, (query) => query.where('closedAt', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Gives up a page that nobody has seen. Its checkout if somebody may have seen it in the meantime. */
export async function giveUpUnseenPage(db: Db, id: string, now: Temporal.Instant): Promise<string | null> {
  const unseen = db.updateTable('paymentPages').set({ closedAt: now }).where('id', '=', id);
  const { numUpdatedRows } = await unseen.where('checkoutId', 'is', null).executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const seen = db.selectFrom('paymentPages').select('checkoutId').where('id', '=', id);
  return (await seen.executeTakeFirst())?.checkoutId ?? null;
}
