import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../../identity/accounts/account-store.ts';
import { before, longAfter, oldKinds } from '../../testing/old-kinds.ts';
import { oldRows } from '../../testing/old-rows.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { rowEnds } from '../../testing/row-ends.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { asJson } from '../db/tables/json.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../secrets.ts';
import { purgeOldRows } from './purge-old-rows.ts';
import { retention } from './retention.ts';

const soonAfter = (moment: Temporal.Instant) => moment.add({ seconds: 1 });
const justBefore = (moment: Temporal.Instant) => moment.subtract({ seconds: 1 });

let db: Database;
let accountId: string;
let rows: ReturnType<typeof oldRows>;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  // The audit and the security record keep their rows, because they can never be emptied.
  await sql`truncate accounts, stations, login_codes, budget_uses, provider_sign_ins, waiting_identities, alerts,
    deletion_requests, gift_cards cascade`.execute(db.query);
  const long = before({ years: 20 });
  accountId = (await insertAccount(db.query, { email: 'anna@example.com', locale: 'en' }, long)).id;
  rows = oldRows(db.query, accountId);
  await db.query.insertInto('stations').values({ id: 'pirita', createdAt: long, updatedAt: long }).execute();
});
afterAll(() => db.close());

const purge = (limit?: number) => purgeOldRows({ db, now: () => longAfter } as Deps, limit);
const count = async (table: keyof Tables) => {
  const counted = await db.query
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute();
  return counted[0]?.count;
};

const MAILS = 'mails about accounts and purchases';
const aYear = before({ years: 1 });
const sixYears = before({ years: 6 });

test.each(oldKinds)('$what goes after its time, not before', async ({ table, since, insert }) => {
  await insert(soonAfter(since), { query: db.query, accountId, rows });
  await purge();
  expect(await count(table)).toBe(1);
  await insert(justBefore(since), { query: db.query, accountId, rows });
  await purge();
  expect(await count(table)).toBe(1);
});

test('every rule ends the rows of some table, or empties a column, and is tried here', () => {
  const others = ['phones on bookings', 'addresses in the audit', 'photos of problems and claims', MAILS];
  const tried = [...oldKinds.map(({ table }) => rowEnds[table]), rowEnds.bookings, ...others];
  const rules = retention.map(({ rows: kind }) => kind);
  expect([...new Set(tried)].toSorted(), 'testing/old-kinds.ts has an old row for each rule').toEqual(rules.toSorted());
});

test('phones go from bookings a year after their end, which stay', async () => {
  const younger = await rows.insertBooking(soonAfter(aYear));
  const older = await rows.insertBooking(justBefore(aYear));
  await purge();
  const kept = await db.query.selectFrom('bookings').select(['id', 'phone']).execute();
  expect(Object.fromEntries(kept.map(({ id, phone }) => [id, phone]))).toEqual({
    [younger]: '+37255550199',
    [older]: '',
  });
});

test('addresses go from audit rows after a year, and a row says so', async () => {
  const row = { actorKind: 'person', actorId: 'x', action: 'user-created', target: 'y', data: asJson(null) } as const;
  await db.query
    .insertInto('audit')
    .values([
      { ...row, id: 'younger', fromAddress: '192.0.2.1', createdAt: soonAfter(aYear) },
      { ...row, id: 'older', fromAddress: '192.0.2.2', createdAt: justBefore(aYear) },
    ])
    .execute();
  await purge();
  const told = await db.query
    .selectFrom('audit')
    .select(['action', 'target', 'fromAddress'])
    .orderBy('createdAt')
    .execute();
  expect(told).toEqual([
    { action: 'user-created', target: 'y', fromAddress: null },
    { action: 'user-created', target: 'y', fromAddress: '192.0.2.1' },
    { action: 'audit-redacted', target: 'retention', fromAddress: null },
  ]);
});

test('the security record loses rows by its rule alone', async () => {
  const left = await count('securityEvents');
  const insertOld = () =>
    db.query
      .insertInto('securityEvents')
      .values({ id: newId(), kind: 'signed-in', what: 'email', createdAt: justBefore(aYear) })
      .execute();
  await insertOld();
  await purge();
  expect(await count('securityEvents')).toBe(left);
  // The switch is off again, also in the same connection.
  await insertOld();
  await expect(sql`delete from security_events`.execute(db.query)).rejects.toThrow('only ever added');
  await purge();
});

describe('agreements', () => {
  test('stay while they count, however old', async () => {
    await rows.insertConsent(before({ years: 9 }));
    await purge();
    expect(await count('consents')).toBe(1);
  });

  test('go six years after they were given once a later one took their place', async () => {
    await rows.insertConsent(justBefore(sixYears));
    await rows.insertConsent(soonAfter(sixYears));
    await rows.insertConsent(longAfter);
    await purge();
    expect(await count('consents')).toBe(2);
  });

  test('of a removed person go six years after they were given', async () => {
    await rows.insertConsent(justBefore(sixYears));
    await db.query.updateTable('accounts').set({ status: 'removed', email: null }).execute();
    await purge();
    expect(await count('consents')).toBe(0);
  });
});

test('a backlog goes in batches', async () => {
  const values = Array.from({ length: 25 }, (_, index) => ({
    id: `ping-${index}`,
    data: asJson({}),
    stationId: 'pirita',
    createdAt: sixYears,
    updatedAt: sixYears,
  }));
  await db.query.insertInto('pings').values(values).execute();
  await purge(10);
  expect(await count('pings')).toBe(0);
});
