import { StationFacts } from '@laine/contract/station-facts.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Database } from '@laine/server/ground/db/open-database.ts';
import { passwordMatches } from '@laine/server/identity/accounts/password.ts';
import { openTestDatabase } from '@laine/server/testing/open-test-database.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadDemoData } from './load-demo-data.ts';

const NOON_IN_JUNE = Temporal.Instant.from('2027-06-15T09:00:00Z');

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await loadDemoData(db, NOON_IN_JUNE);
});

afterAll(() => db.close());

test('seasonal passes are on sale, for a season that runs and for one to come', async () => {
  const offers = await db.query.selectFrom('passOffers').selectAll().orderBy('firstDay').orderBy('name').execute();
  expect(offers.map(({ name, onSale, firstDay }) => [name, onSale, firstDay.toString()])).toEqual([
    ['Laine Eesti', true, '2027-06-01'],
    ['Laine Pirita', true, '2027-06-01'],
    ['Laine España', true, '2027-08-01'],
  ]);
});

test('the four stations are there, with facts that the product can read', async () => {
  const rows = await db.query.selectFrom('stations').selectAll().orderBy('id').execute();
  const stations = rows.map(({ id, status, metadata }) => ({ id, status, facts: StationFacts.parse(metadata) }));
  const common = {
    maxOvertimeInSeconds: 10_800,
    minDurationInSeconds: 3600,
    maxDurationInSeconds: 21_600,
    maxBoardCount: 3,
    turnaroundInSeconds: 600,
  };
  expect(stations).toMatchObject([
    { id: 'kuressaare', status: 'hidden', facts: common },
    {
      id: 'malaga',
      status: 'disabled',
      facts: { ...common, timeZone: 'Europe/Madrid', pricePerHourInCents: 1800, startingFeeInCents: 300 },
    },
    {
      id: 'parnu',
      status: 'active',
      facts: {
        ...common,
        openTimeInSeconds: 28_800,
        closeTimeInSeconds: 79_200,
        pricePerHourInCents: 1200,
        startingFeeInCents: 0,
      },
    },
    {
      id: 'pirita',
      status: 'active',
      facts: {
        ...common,
        openTimeInSeconds: 0,
        closeTimeInSeconds: 86_400,
        pricePerHourInCents: 1500,
        startingFeeInCents: 500,
      },
    },
  ]);
  expect(stations.map(({ facts }) => facts.images.length)).toEqual([3, 5, 5, 8]);
  expect(stations.at(-1)?.facts.images[7]).toBe('/stations/pirita-8.svg');
});

test('every locker holds a board, a paddle that opens doors and a vest, each with a tag of its own', async () => {
  const lockers = await db.query.selectFrom('lockers').selectAll().orderBy('stationId').orderBy('number').execute();
  expect(lockers.map(({ stationId, number }) => `${stationId} ${number}`)).toHaveLength(16);

  const items = await db.query.selectFrom('items').selectAll().execute();
  expect(new Set(items.map(({ rfid }) => rfid)).size).toBe(48);
  for (const { stationId, number, rfids } of lockers) {
    const own = items.filter((item) => item.stationId === stationId && item.lockerNumber === number);
    expect(own.map(({ rfid }) => rfid)).toEqual(rfids);
    expect(own.filter(({ canOpenDoor }) => canOpenDoor).map(({ name }) => name)).toEqual(['Paddle']);
  }
});

test('the two accounts of the staff have their passwords and places', async () => {
  const accounts = await db.query.selectFrom('accounts').selectAll().execute();
  const admin = accounts.find(({ email }) => email === 'admin@laine.test');
  const owner = accounts.find(({ email }) => email === 'owner@laine.test');
  expect(admin?.role).toBe('admin');
  expect(owner?.role).toBe('user');
  expect(await passwordMatches('laine-admin-demo', admin?.passwordHash ?? null, { key: 'test', kind: 'known' })).toBe(
    true,
  );
  expect(await passwordMatches('laine-owner-demo', owner?.passwordHash ?? null, { key: 'test', kind: 'known' })).toBe(
    true,
  );
  const owners = await db.query.selectFrom('stationOwners').selectAll().execute();
  expect(owners).toMatchObject([{ stationId: 'pirita', accountId: owner?.id }]);
});

test('past rentals are over, coming ones have their codes, one session for each board', async () => {
  const bookings = await db.query.selectFrom('bookings').selectAll().execute();
  const sessions = await db.query.selectFrom('sessions').selectAll().execute();
  for (const booking of bookings) {
    expect(sessions.filter(({ bookingId }) => bookingId === booking.id)).toHaveLength(booking.count);
    expect(isBefore(NOON_IN_JUNE, booking.paidAt ?? NOON_IN_JUNE)).toBe(false);
  }
  for (const session of sessions) {
    expect(session.code).toMatch(/^\d{4}$/);
    expect(session.status).toBe(isBefore(session.end, NOON_IN_JUNE) ? 'finished' : 'created');
  }
  expect(new Set(sessions.map(({ stationId, code }) => `${stationId} ${code}`)).size).toBe(sessions.length);
});

test('what a booking cost is what the station asks', async () => {
  const bookings = await db.query.selectFrom('bookings').selectAll().where('status', '=', 'complete').execute();
  const threeBoardsForTwoHours = bookings.find(({ count, start }) => count === 3 && isBefore(NOON_IN_JUNE, start));
  expect(threeBoardsForTwoHours).toMatchObject({ stationId: 'pirita', amountInCents: 3 * (3000 + 500) });
});

test('reviews in all five languages are published', async () => {
  const reviews = await db.query.selectFrom('reviews').selectAll().execute();
  expect(reviews.length).toBeGreaterThanOrEqual(6);
  expect(new Set(reviews.map(({ locale }) => locale)).size).toBe(5);
  for (const { publishedAt } of reviews) expect(publishedAt && isBefore(publishedAt, NOON_IN_JUNE)).toBe(true);
});

test('it is loaded once, however often and by how many it is asked', async () => {
  const empty = await openTestDatabase();
  onTestFinished(() => empty.close());
  const answers = await Promise.all([1, 2, 3].map(() => loadDemoData(empty, NOON_IN_JUNE)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await loadDemoData(empty, NOON_IN_JUNE)).toBe(false);
  expect(await empty.query.selectFrom('stations').select('id').execute()).toHaveLength(4);
});

test('a database in use is left alone', async () => {
  const used = await openTestDatabase();
  onTestFinished(() => used.close());
  const account = { id: 'someone', email: 'someone@example.com', createdAt: NOON_IN_JUNE, updatedAt: NOON_IN_JUNE };
  await used.query.insertInto('accounts').values(account).execute();
  expect(await loadDemoData(used, NOON_IN_JUNE)).toBe(false);
  expect(await used.query.selectFrom('stations').select('id').execute()).toEqual([]);
});
