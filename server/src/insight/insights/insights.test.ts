import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene, type TestStation } from '../../testing/open-rental-scene.ts';
import { countInsights } from './count-insights.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const count = () => countInsights({ db: scene.db, now: () => scene.clock.now() });
const today = () => dateIn('Europe/Tallinn', scene.clock.now()).toString();

async function ownerOf(...stationIds: string[]) {
  const owner = await scene.customer();
  const createdAt = scene.clock.now();
  const rows = stationIds.map((stationId) => ({ stationId, accountId: owner.account.id, createdAt }));
  await scene.db.query.insertInto('stationOwners').values(rows).execute();
  return owner.browser;
}

/** Paid, today from ten to eleven: 20.00. */
async function rentToday(station: TestStation) {
  const anna = await scene.customer();
  const { url, text } = await anna.checkout(station.slot('10:00', '11:00', 0));
  if (!url) throw new Error(text);
  await scene.pay(url);
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  return id;
}

const setSession = (bookingId: string, values: Record<string, unknown>) =>
  scene.db.query.updateTable('sessions').set(values).where('bookingId', '=', bookingId).execute();

test('a day is counted from what happened, and counting it again changes nothing', async () => {
  const station = await scene.station({ lockers: 2 });
  const owner = await ownerOf(station.id);
  const [late, absent] = [await rentToday(station), await rentToday(station)];
  const { start, end } = station.slot('10:00', '11:00', 0);
  const [from, to] = [Temporal.Instant.from(start), Temporal.Instant.from(end)];
  await setSession(late, { status: 'finished', firstOpenAt: from, closeAt: to.add({ minutes: 30 }) });
  await setSession(absent, { status: 'cancelled' });
  const range = { from: today(), to: today(), stationId: station.id };
  expect((await owner.call(calls.insights, range)).isBehind).toBe(true);

  await count();
  const { now, before, use, stations, isBehind } = await owner.call(calls.insights, range);
  expect(isBehind).toBe(false);
  expect(now.sums).toMatchObject({
    bookings: 2,
    boards: 2,
    noShows: 1,
    returned: 1,
    late: 1,
    lateSeconds: 1800,
    revenueInCents: 4000,
    usedSeconds: 7200,
  });
  expect(now.lateness).toEqual([0, 1, 0, 0]);
  expect(now.days).toEqual([{ day: today(), revenueInCents: 4000, bookings: 2 }]);
  expect(before.sums).toMatchObject({ bookings: 0, revenueInCents: 0 });
  expect(use[Temporal.PlainDate.from(today()).dayOfWeek - 1]?.[10]).toBe(1);
  expect(stations).toMatchObject([{ stationId: station.id, sums: now.sums }]);

  await scene.db.query.insertInto('insightChanges').values({ stationId: station.id, since: from, until: to }).execute();
  await count();
  expect((await owner.call(calls.insights, range)).now).toEqual(now);

  await scene.db.query.deleteFrom('lockers').where('stationId', '=', station.id).where('number', '>', 2).execute();
  const { openSeconds } = now.sums;
  expect(openSeconds).toBeGreaterThan(7200);
});

test('money counts as in the statement, also today: what went back is off, damages are not in it', async () => {
  const station = await scene.station();
  const owner = await ownerOf(station.id);
  const bookingId = await rentToday(station);
  const at = scene.clock.now();
  const [charge] = await scene.db.query
    .selectFrom('ledger')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .execute();
  if (!charge) throw new Error('nothing was charged');
  const row = { ...charge, receiptId: null, settledAt: at, createdAt: at };
  await scene.db.query
    .insertInto('ledger')
    .values([
      {
        ...row,
        id: 'back',
        kind: 'refund',
        purpose: 'goodwill',
        amountInCents: 500,
        refundsId: charge.id,
        idempotencyKey: 'back',
      },
      { ...row, id: 'damage', purpose: 'compensation', amountInCents: 3500, idempotencyKey: 'damage' },
    ])
    .execute();
  await count();
  const { now } = await owner.call(calls.insights, { from: today(), to: today() });
  expect(now.sums.revenueInCents).toBe(1500);
  expect((await owner.call(calls.dashboard)).stations).toMatchObject([{ revenueTodayInCents: 1500 }]);
});

test('owners see the figures of their own stations, and what is not theirs does not exist', async () => {
  const [station, other] = [await scene.station(), await scene.station()];
  const owner = await ownerOf(station.id);
  await rentToday(other);
  await count();
  const range = { from: today(), to: today() };
  const { now, stations } = await owner.call(calls.insights, range);
  expect(now.sums).toMatchObject({ bookings: 0, revenueInCents: 0 });
  expect(stations.map(({ stationId }) => stationId)).toEqual([station.id]);
  const asked = await owner.fetch(`/api/admin/insights?from=${today()}&to=${today()}&stationId=${other.id}`);
  expect(asked.status).toBe(404);
  const stranger = await scene.customer();
  expect((await stranger.browser.fetch(`/api/admin/insights?from=${today()}&to=${today()}`)).status).toBe(403);
});

test('all stations together are the sum of theirs', async () => {
  const places = [await scene.station({ lockers: 2 }), await scene.station()];
  for (const place of places) await rentToday(place);
  await count();
  const admin = await scene.newAdmin();
  const range = { from: Temporal.PlainDate.from(today()).subtract({ days: 6 }).toString(), to: today() };
  const all = await admin.browser.call(calls.insights, range);
  const parts = await Promise.all(
    all.stations.map(({ stationId }) => admin.browser.call(calls.insights, { ...range, stationId })),
  );
  const sum = (valueOf: (part: typeof all) => number) => parts.reduce((total, part) => total + valueOf(part), 0);
  for (const name of ['bookings', 'boards', 'revenueInCents', 'usedSeconds', 'openSeconds', 'leadSeconds'] as const) {
    expect(all.now.sums[name]).toBe(sum((part) => part.now.sums[name]));
  }
  expect(all.now.days.at(-1)?.bookings).toBe(sum((part) => part.now.days.at(-1)?.bookings ?? 0));
  for (const list of ['leadTimes', 'lateness'] as const) {
    expect(all.now[list]).toEqual(all.now[list].map((_, place) => sum((part) => part.now[list][place] ?? 0)));
  }
});

test('a range is at most a year, and not backwards', async () => {
  const admin = await scene.newAdmin();
  const ask = async (from: string, to: string) =>
    (await admin.browser.fetch(`/api/admin/insights?from=${from}&to=${to}`)).status;
  expect(await ask('2027-01-01', '2027-12-31')).toBe(200);
  expect(await ask('2027-01-02', '2027-01-01')).toBe(400);
  expect(await ask('2027-01-01', '2028-01-02')).toBe(400);
});

test('the table has a row for each station and day, and its export is written down', async () => {
  const station = await scene.station();
  const owner = await ownerOf(station.id);
  await rentToday(station);
  await count();
  const answer = await owner.fetch(`/api/admin/insights.csv?from=${today()}&to=${today()}`);
  const [head, ...rows] = (await answer.text()).trim().split('\n');
  expect(head).toContain('day,station,revenue');
  expect(rows).toEqual([expect.stringContaining(`${today()},${station.id},20.00,1,1,0`)]);
  const written = await scene.db.query
    .selectFrom('audit')
    .select('data')
    .where('action', '=', 'insights-exported')
    .execute();
  expect(written).toHaveLength(1);
});

test('what a station could offer on a day that is over stays as it was', async () => {
  const station = await scene.station({ lockers: 1 });
  await count();
  const day = today();
  // Staff who did nothing for half a day are signed out.
  const read = async (on: string) => {
    const owner = await ownerOf(station.id);
    return (await owner.call(calls.insights, { from: on, to: on })).now.sums.openSeconds;
  };
  const offered = await read(day);
  expect(offered).toBeGreaterThan(0);
  await scene.advance({ hours: 24 });
  const now = scene.clock.now();
  await scene.db.query
    .insertInto('lockers')
    .values({ stationId: station.id, number: 2, createdAt: now, updatedAt: now })
    .execute();
  const moment = now.subtract({ hours: 24 });
  await scene.db.query
    .insertInto('insightChanges')
    .values({ stationId: station.id, since: moment, until: now })
    .execute();
  await count();
  expect(await read(day)).toBe(offered);
  expect(await read(today())).toBe(2 * offered);
});
