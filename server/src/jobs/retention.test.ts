import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../accounts/account-store.ts';
import type { Database } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import type { Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../secrets.ts';
import { oldRows } from '../testing/old-rows.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { rowEnds } from '../testing/row-ends.ts';
import { purgeOldRows, retention } from './retention.ts';

const now = Temporal.Instant.from('2035-03-10T09:00:00Z');
const ago = (by: Temporal.DurationLike) => now.toZonedDateTimeISO('UTC').subtract(by).toInstant();
const soonAfter = (moment: Temporal.Instant) => moment.add({ seconds: 1 });
const justBefore = (moment: Temporal.Instant) => moment.subtract({ seconds: 1 });

let db: Database;
let accountId: string;
let rows: ReturnType<typeof oldRows>;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  // Only the audit keeps its rows: it can never be emptied, and a single test here is about it.
  await sql`truncate accounts, stations, login_codes, login_tries, provider_sign_ins, waiting_identities, alerts,
    payment_events, deletion_requests, gift_cards cascade`.execute(db.query);
  const long = ago({ years: 20 });
  accountId = (await insertAccount(db.query, { email: 'anna@example.com', locale: 'en' }, long)).id;
  rows = oldRows(db.query, accountId);
  await db.query.insertInto('stations').values({ id: 'pirita', createdAt: long, updatedAt: long }).execute();
});
afterAll(() => db.close());

const purge = (limit?: number) => purgeOldRows({ db, now: () => now } as Deps, limit);
const count = async (table: keyof Tables) => {
  const counted = await db.query
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute();
  return counted[0]?.count;
};

const twoDays = ago({ hours: 48 });
const aYear = ago({ years: 1 });
const sixYears = ago({ years: 6 });
/** A row of 2027 is kept to the end of 2034, one of 2028 a year longer. */
const books = Temporal.Instant.from('2028-01-01T00:00:00Z');

type Kind = {
  what: string;
  table: keyof Tables;
  since: Temporal.Instant;
  insert: (at: Temporal.Instant) => Promise<unknown>;
};

const kinds: Kind[] = [
  {
    what: 'a login code',
    table: 'loginCodes',
    since: twoDays,
    insert: (createdAt) =>
      db.query
        .insertInto('loginCodes')
        .values({ id: newId(), email: 'a@example.com', codeHash: 'x', createdAt, expiresAt: createdAt })
        .execute(),
  },
  {
    what: 'a wrong try',
    table: 'loginTries',
    since: twoDays,
    insert: (createdAt) =>
      db.query.insertInto('loginTries').values({ email: 'a@example.com', kind: 'code', createdAt }).execute(),
  },
  {
    what: 'a gift card code typed wrong',
    table: 'giftCardTries',
    since: twoDays,
    insert: (createdAt) => db.query.insertInto('giftCardTries').values({ accountId, createdAt }).execute(),
  },
  {
    what: 'a round trip to a provider',
    table: 'providerSignIns',
    since: twoDays,
    insert: (at) =>
      db.query
        .insertInto('providerSignIns')
        .values({
          stateHash: newId(),
          provider: 'google',
          browserHash: 'x',
          pkceVerifier: 'x',
          nonce: 'x',
          redirect: '/',
          createdAt: at,
          expiresAt: at,
        })
        .execute(),
  },
  {
    what: 'an address that waits to be confirmed',
    table: 'waitingIdentities',
    since: twoDays,
    insert: (expiresAt) =>
      db.query
        .insertInto('waitingIdentities')
        .values({ browserHash: newId(), email: 'a@example.com', provider: 'facebook', idAtProvider: '1', expiresAt })
        .execute(),
  },
  { what: 'a login that ended', table: 'logins', since: aYear, insert: (at) => rows.insertLogin(at, { endedAt: at }) },
  {
    what: 'a login that ran out',
    table: 'logins',
    since: aYear,
    insert: (at) => rows.insertLogin(at, { expiresAt: at }),
  },
  {
    what: 'a log',
    table: 'logs',
    since: aYear,
    insert: (at) =>
      db.query
        .insertInto('logs')
        .values({
          id: newId(),
          title: 'fault: x',
          data: asJson(null),
          stationId: 'pirita',
          createdAt: at,
          updatedAt: at,
        })
        .execute(),
  },
  {
    what: 'a sign of life',
    table: 'pings',
    since: aYear,
    insert: (at) =>
      db.query
        .insertInto('pings')
        .values({ id: newId(), data: asJson({}), stationId: 'pirita', createdAt: at, updatedAt: at })
        .execute(),
  },
  {
    what: 'a command',
    table: 'commands',
    since: aYear,
    insert: (createdAt) =>
      db.query
        .insertInto('commands')
        .values({ id: newId(), stationId: 'pirita', kind: 'scan', askedBy: 'x', expiresAt: createdAt, createdAt })
        .execute(),
  },
  {
    what: "an event of a station's journal",
    table: 'stationEvents',
    since: aYear,
    insert: (at) =>
      db.query
        .insertInto('stationEvents')
        .values({
          stationId: 'pirita',
          bootId: newId(),
          sequence: 1,
          happenedAt: at,
          receivedAt: at,
          payload: asJson({}),
        })
        .execute(),
  },
  {
    what: 'a notice',
    table: 'notices',
    since: aYear,
    insert: (createdAt) =>
      db.query
        .insertInto('notices')
        .values({ id: newId(), accountId, kind: 'receipt', channel: 'email', state: 'sent', createdAt })
        .execute(),
  },
  {
    what: 'a closed alert',
    table: 'alerts',
    since: aYear,
    insert: (closedAt) =>
      db.query
        .insertInto('alerts')
        .values({ id: newId(), kind: 'hold-stuck', target: 'x', data: asJson({}), createdAt: sixYears, closedAt })
        .execute(),
  },
  {
    what: 'an event of the payment provider',
    table: 'paymentEvents',
    since: aYear,
    insert: (receivedAt) =>
      db.query
        .insertInto('paymentEvents')
        .values({ id: newId(), type: 'x', payload: asJson({}), receivedAt })
        .execute(),
  },
  {
    what: 'a deletion asked for at Facebook',
    table: 'deletionRequests',
    since: aYear,
    insert: (askedAt) =>
      db.query.insertInto('deletionRequests').values({ confirmationCode: newId(), askedAt }).execute(),
  },
  {
    what: 'a warning that ran out',
    table: 'warnings',
    since: aYear,
    insert: (expiresAt) => rows.insertWarning({ givenAt: sixYears, expiresAt }),
  },
  {
    what: 'a warning that was dropped',
    table: 'warnings',
    since: aYear,
    insert: (droppedAt) => rows.insertWarning({ givenAt: sixYears, expiresAt: now, droppedAt }),
  },
  {
    what: 'an agreement that was withdrawn',
    table: 'consents',
    since: sixYears,
    insert: (at) => rows.insertConsent(at, { withdrawnAt: at }),
  },
  {
    what: 'a session that staff made',
    table: 'sessions',
    since: books,
    insert: (end) => rows.insertSession(end, null),
  },
  {
    what: 'money without a booking',
    table: 'ledger',
    since: books,
    insert: (createdAt) => rows.insertMoney(createdAt, null),
  },
  {
    what: 'a pass',
    table: 'passes',
    since: books,
    insert: (at) =>
      db.query
        .insertInto('passes')
        .values({ id: newId(), accountId, status: 'ended', priceInCents: 1, createdAt: at, updatedAt: at })
        .execute(),
  },
  {
    what: 'a photo that nobody used',
    table: 'photos',
    since: ago({ hours: 24 }),
    insert: (at) => rows.insertPhoto(at, {}),
  },
  {
    what: 'a closed month of a station',
    table: 'statements',
    since: books,
    insert: (closedAt) => {
      const month = closedAt.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 });
      const share = { percent: '70', payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
      const sums = { sums: asJson({}), carriesInCents: 0, payableInCents: 0 };
      return db.query
        .insertInto('statements')
        .values({ id: newId(), stationId: 'pirita', month, ...share, ...sums, closedAt })
        .execute();
    },
  },
  {
    what: 'an empty gift card',
    table: 'giftCards',
    since: books,
    insert: (at) => rows.insertGiftCard(at, 0),
  },
];

test.each(kinds)('$what goes after its time, not before', async ({ table, since, insert }) => {
  await insert(soonAfter(since));
  await purge();
  expect(await count(table)).toBe(1);
  await insert(justBefore(since));
  await purge();
  expect(await count(table)).toBe(1);
});

test('every rule ends the rows of some table, or empties a column, and is tried here', () => {
  const others = ['phones on bookings', 'addresses in the audit', 'photos of problems and claims'];
  const tried = [...kinds.map(({ table }) => rowEnds[table]), rowEnds.bookings, ...others];
  expect([...new Set(tried)].toSorted()).toEqual(retention.map(({ rows: kind }) => kind).toSorted());
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

describe('agreements', () => {
  test('stay while they count, however old', async () => {
    await rows.insertConsent(ago({ years: 9 }));
    await purge();
    expect(await count('consents')).toBe(1);
  });

  test('go six years after they were given once a later one took their place', async () => {
    await rows.insertConsent(justBefore(sixYears));
    await rows.insertConsent(soonAfter(sixYears));
    await rows.insertConsent(now);
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
