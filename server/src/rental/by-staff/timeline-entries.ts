import type { TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { customer, nameFor, station, system } from './timeline-actors.ts';

/** Owners learn nothing about a customer's debts. */
export const isOfOwnersBusiness = (kind: NoticeKind): boolean => !kind.startsWith('debt-');

/** Payments and refunds with their documents, and extra hours. */
export async function listMoney(db: Db, bookingId: string): Promise<TimelineEntry[]> {
  const movements = await db
    .selectFrom('ledger')
    .select(['id', 'kind', 'purpose', 'means', 'state', 'amountInCents', 'createdAt', 'settledAt'])
    .where('bookingId', '=', bookingId)
    .execute();
  const papers = await db
    .selectFrom('receipts')
    .innerJoin('ledger', 'ledger.id', 'receipts.ledgerId')
    .select(['receipts.id', 'receipts.kind', 'receipts.number', 'receipts.issuedAt'])
    .where('ledger.bookingId', '=', bookingId)
    .execute();
  const hours = await db.selectFrom('extensions').selectAll().where('bookingId', '=', bookingId).execute();
  return [
    ...movements.map((row): TimelineEntry => ({
      id: row.id,
      at: (row.settledAt ?? row.createdAt).toString(),
      by: system,
      kind: 'money',
      movement: row.kind,
      purpose: row.purpose,
      means: row.means,
      amountInCents: row.amountInCents,
      state: row.state,
    })),
    ...papers.map((row): TimelineEntry => ({
      id: row.id,
      at: row.issuedAt.toString(),
      by: system,
      kind: 'document',
      document: row.kind,
      number: row.number,
      receiptId: row.id,
    })),
    ...hours
      // Gifts of staff are listed with the actions of staff.
      .filter(({ askedFrom }) => askedFrom !== 'staff')
      .map((row): TimelineEntry => ({
        id: row.id,
        at: row.createdAt.toString(),
        by: customer,
        kind: 'extended',
        newEnd: row.newEnd.toString(),
        priceInCents: row.priceInCents,
        state: row.status,
      })),
  ];
}

type Troubled = { id: string };

/** Late boards, returns in question, and debts. */
export async function listTroubles(
  db: Db,
  { id: bookingId }: Troubled,
  { seesDebts }: { seesDebts: boolean },
): Promise<TimelineEntry[]> {
  const questions = await db
    .selectFrom('returnQuestions')
    .innerJoin('sessions', 'sessions.id', 'returnQuestions.sessionId')
    .select(['returnQuestions.id', 'sessionId', 'returnQuestions.lockerNumber', 'why', 'toldBy', 'assertedAt'])
    .where('sessions.bookingId', '=', bookingId)
    .execute();
  return [
    ...(await listLateness(db, bookingId)),
    ...(seesDebts ? await listDebts(db, bookingId) : []),
    ...questions.map((row): TimelineEntry => ({
      id: row.id,
      at: row.assertedAt.toString(),
      by: row.toldBy === 'station' ? station : customer,
      kind: 'question',
      why: row.why,
      sessionId: row.sessionId,
      lockerNumber: row.lockerNumber,
    })),
  ];
}

async function listLateness(db: Db, bookingId: string): Promise<TimelineEntry[]> {
  const row = await db.selectFrom('overtimes').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();
  if (!row) return [];
  const { amountInCents, objectedAt, objection } = row;
  const entries: TimelineEntry[] = [
    { id: `${bookingId}-overtime`, at: row.decidedAt.toString(), by: system, kind: 'overtime', amountInCents },
  ];
  if (objectedAt !== null) {
    const text = objection ?? '';
    entries.push({ id: `${bookingId}-objection`, at: objectedAt.toString(), by: customer, kind: 'objection', text });
  }
  return entries;
}

async function listDebts(db: Db, bookingId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('debts')
    .select(['id', 'reason', 'amountInCents', 'status', 'createdAt'])
    .where('bookingId', '=', bookingId)
    .execute();
  return rows.map(({ createdAt, ...debt }) => ({ ...debt, at: createdAt.toString(), by: system, kind: 'debt' }));
}

export async function listGoodwills(
  db: Db,
  bookingId: string,
  { seesAll }: { seesAll: boolean },
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('goodwills')
    .innerJoin('accounts', 'accounts.id', 'goodwills.givenBy')
    .select(['goodwills.id', 'form', 'reason', 'amountInCents', 'goodwills.createdAt', 'accounts.email'])
    .select('accounts.name')
    .where('bookingId', '=', bookingId)
    // Free time is listed with the actions of staff.
    .where('form', '<>', 'time')
    .execute();
  return rows.map(({ email, name, createdAt, form, ...goodwill }) => ({
    ...goodwill,
    form: form === 'voucher' ? form : 'money',
    at: createdAt.toString(),
    by: { kind: 'staff', name: nameFor({ email, name }, { seesAll }) },
    kind: 'goodwill',
  }));
}
