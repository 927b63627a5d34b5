import type { ReceiptKind } from '@laine/contract/states.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import { asJson } from '../../../ground/db/tables/json.ts';
import type { ReceiptsTable } from '../../../ground/db/tables/money.ts';
import { newId } from '../../../ground/secrets.ts';
import { namingReceiptOf } from '../ledger-store.ts';
import { ReceiptData } from './receipt-data.ts';

export type Receipt = Omit<Selectable<ReceiptsTable>, 'data'> & { data: ReceiptData };

const asReceipt = (row: Selectable<ReceiptsTable>): Receipt => ({ ...row, data: ReceiptData.parse(row.data) });

/** Numbers have no gaps: the row stays locked until the caller commits, and a rollback returns the number. */
export async function nextNumber(tx: Tx, counter: string): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ name: counter, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

type NewReceipt = {
  number: string;
  kind: ReceiptKind;
  issuer: string;
  country: string;
  ledgerId: string;
  correctsId: string | null;
  data: ReceiptData;
};

export async function insertReceipt(
  tx: Tx,
  { data, standsFor = [], ...row }: NewReceipt & { standsFor?: string[] },
  now: Temporal.Instant,
): Promise<Receipt> {
  const id = newId();
  const stored = await tx
    .with('named', (db) => namingReceiptOf(db, standsFor, id))
    .insertInto('receipts')
    .values({ id, ...row, data: asJson(data), issuedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asReceipt(stored);
}

export async function findReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asReceipt(row);
}

/** Serialises credit notes and replacements of a document. */
export async function lockReceipt(tx: Tx, id: string): Promise<Receipt | undefined> {
  const row = await tx.selectFrom('receipts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && asReceipt(row);
}

export async function sumCredited(tx: Tx, receiptId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('receipts')
    .select(sql<string>`coalesce(sum((data ->> 'totalInCents')::int), 0)`.as('sum'))
    .where('correctsId', '=', receiptId)
    .where('kind', '=', 'credit-note')
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** True if a credit note or an invoice has superseded it. */
export async function isCorrected(db: Db, receiptId: string): Promise<boolean> {
  const row = await db.selectFrom('receipts').select('id').where('correctsId', '=', receiptId).executeTakeFirst();
  return row !== undefined;
}

/** For passes and gift cards that a person bought, oldest first. */
export async function listReceiptsOfPurchases(db: Db, accountId: string): Promise<(Receipt & { ofId: string })[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('ledger', 'ledger.id', 'receipts.ledgerId')
    .selectAll('receipts')
    .select((row) => row.fn.coalesce('ledger.passId', 'ledger.giftCardId').as('ofId'))
    .where('ledger.accountId', '=', accountId)
    .where('ledger.bookingId', 'is', null)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
  return rows.flatMap(({ ofId, ...row }) => (ofId === null ? [] : [{ ...asReceipt(row), ofId }]));
}

export async function listReceiptsOfBooking(db: Db, bookingId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('ledger', 'ledger.id', 'receipts.ledgerId')
    .selectAll('receipts')
    .where('ledger.bookingId', '=', bookingId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
  return rows.map(asReceipt);
}
