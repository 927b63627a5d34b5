import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../identity/accounts/account-store.ts';
import { oldRows } from '../../testing/old-rows.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { asJson } from '../db/tables/json.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../secrets.ts';
import { purgeOldRows } from './purge-old-rows.ts';

const now = Temporal.Instant.from('2035-03-10T09:00:00Z');
const ago = (by: Temporal.DurationLike) => now.toZonedDateTimeISO('UTC').subtract(by).toInstant();
const soonAfter = (moment: Temporal.Instant) => moment.add({ seconds: 1 });
const justBefore = (moment: Temporal.Instant) => moment.subtract({ seconds: 1 });
/** A row of 2027 is kept to the end of 2034, one of 2028 a year longer. */
const books = Temporal.Instant.from('2028-01-01T00:00:00Z');

let db: Database;
let accountId: string;
let rows: ReturnType<typeof oldRows>;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await sql`truncate accounts, stations, gift_cards cascade`.execute(db.query);
  const long = ago({ years: 20 });
  accountId = (await insertAccount(db.query, { email: 'anna@example.com', locale: 'en' }, long)).id;
  rows = oldRows(db.query, accountId);
  await db.query.insertInto('stations').values({ id: 'pirita', createdAt: long, updatedAt: long }).execute();
});
afterAll(() => db.close());

const purge = () => purgeOldRows({ db, now: () => now } as Deps);
const count = async (table: keyof Tables) => {
  const counted = await db.query
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute();
  return counted[0]?.count;
};

async function rental(end: Temporal.Instant) {
  const bookingId = await rows.insertBooking(end);
  const sessionId = await rows.insertSession(end, bookingId);
  const ledgerId = await rows.insertMoney(end, bookingId);
  const row = { accountId, bookingId, sessionId, createdAt: end, updatedAt: end };
  const debtId = newId();
  await db.query
    .insertInto('debts')
    .values({ ...row, id: debtId, reason: 'overtime', status: 'paid', amountInCents: 1, dueAt: end })
    .execute();
  const claim = { id: newId(), sessionId, stationId: 'pirita', createdAt: end, updatedAt: end };
  await db.query
    .insertInto('claims')
    .values({ ...claim, status: 'charged', amountInCents: 1, note: '' })
    .execute();
  const thing = { claimId: claim.id, position: 0, kind: 'vest', name: 'Vest', amountInCents: 1 } as const;
  await db.query.insertInto('claimItems').values(thing).execute();
  const problemId = newId();
  const report = { what: 'dirty', words: '', reportedFrom: 'web', happenedAt: end, createdAt: end } as const;
  await db.query
    .insertInto('problems')
    .values({ ...report, id: problemId, bookingId, sessionId, stationId: 'pirita' })
    .execute();
  await rows.insertPhoto(now, { problemId });
  const refund = { id: newId(), accountId, bookingId, amountInCents: 1, idempotencyKey: newId(), createdAt: end };
  await db.query
    .insertInto('ledger')
    .values({ ...refund, kind: 'refund', purpose: 'goodwill', state: 'succeeded', refundsId: ledgerId, debtId })
    .execute();
  await db.query
    .insertInto('overtimes')
    .values({ bookingId, ledgerId, boards: asJson([]), amountInCents: 1, decidedAt: end })
    .execute();
  await db.query
    .insertInto('reviews')
    .values({ id: newId(), accountId, bookingId, name: '', text: 'x', stars: 5, locale: 'en', createdAt: end })
    .execute();
  await rows.insertConsent(end, { bookingId });
  return bookingId;
}
const tables = [
  'bookings',
  'sessions',
  'ledger',
  'debts',
  'claims',
  'reviews',
  'overtimes',
  'problems',
  'photos',
] as const;
const counts = () => Promise.all(tables.map(count));

test('the books keep a rental for seven years after the end of its calendar year, then all of it goes', async () => {
  await rental(soonAfter(books));
  await purge();
  expect(await counts()).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1]);
  const old = await rental(justBefore(books));
  await purge();
  expect(await counts()).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1]);
  expect(await db.query.selectFrom('bookings').select('id').where('id', '=', old).execute()).toEqual([]);
  expect(await count('receipts')).toBe(1);
});

test('a drawn document goes with what it shows', async () => {
  await rows.insertMoney(justBefore(books), null);
  await rows.insertMoney(soonAfter(books), null);
  const receipts = await db.query.selectFrom('receipts').select('id').execute();
  const drawing = { locale: 'et', bytes: new Uint8Array(1), drawnAt: now, statementId: null };
  await db.query
    .insertInto('drawnPapers')
    .values(receipts.map(({ id }) => ({ ...drawing, fingerprint: id, receiptId: id })))
    .execute();
  await purge();
  expect(await count('receipts')).toBe(1);
  expect(await count('drawnPapers')).toBe(1);
});

test('the books keep an old booking as long as some of its money is younger', async () => {
  const bookingId = await rental(justBefore(books));
  await rows.insertMoney(soonAfter(books), bookingId);
  await purge();
  expect(await count('bookings')).toBe(1);
});

test('the books keep a gift card with money on it', async () => {
  await rows.insertGiftCard(ago({ years: 12 }), 50);
  await purge();
  expect(await count('giftCards')).toBe(1);
});
