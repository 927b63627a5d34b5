import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { countInsights } from '../insights/count-insights.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

async function ownerOf(...stationIds: string[]) {
  const owner = await scene.customer();
  const createdAt = scene.clock.now();
  const rows = stationIds.map((stationId) => ({ stationId, accountId: owner.account.id, createdAt }));
  await scene.db.query.insertInto('stationOwners').values(rows).execute();
  return { read: () => owner.browser.call(calls.dashboard, {}) };
}

/** Paid, for an hour of today: 20.00. */
async function rentToday(station: Awaited<ReturnType<RentalScene['station']>>, from = '10:00', to = '11:00') {
  const anna = await scene.customer();
  const { url, text } = await anna.checkout(station.slot(from, to, 0));
  if (!url) throw new Error(text);
  await scene.pay(url);
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  return { bookingId: id, anna };
}

const collect = (bookingId: string) =>
  scene.db.query
    .updateTable('sessions')
    .set({ status: 'started', firstOpenAt: scene.clock.now() })
    .where('bookingId', '=', bookingId)
    .execute();

test('an owner sees the own stations, who is on the water, and what the day has brought', async () => {
  const [station, other] = [await scene.station({ lockers: 3 }), await scene.station()];
  const owner = await ownerOf(station.id);
  const { bookingId } = await rentToday(station);
  await rentToday(other);
  await collect(bookingId);
  await scene.db.query
    .updateTable('lockers')
    .set({ status: 'rented' })
    .where('stationId', '=', station.id)
    .where('number', '=', 1)
    .execute();
  await station.disableLocker(3);

  const { stations, boardsOut } = await owner.read();
  expect(stations).toHaveLength(1);
  expect(stations[0]).toMatchObject({
    stationId: station.id,
    name: 'Test beach',
    lockers: 3,
    lockersInService: 2,
    boardsOut: 1,
    boardsFree: 1,
    overdue: 0,
    bookingsToday: 1,
    revenueTodayInCents: 2000,
  });
  expect(boardsOut).toMatchObject([
    { bookingId, stationId: station.id, lockerNumber: 1, phone: '+37255550199', isInQuestion: false, isGivenUp: false },
  ]);

  await scene.advance({ hours: 3 });
  expect((await owner.read()).stations[0]).toMatchObject({ overdue: 1 });

  // Its renter's time has stopped: it waits for staff.
  const sessionId = boardsOut[0]?.sessionId ?? '';
  const question = { id: 'question', sessionId, lockerNumber: 1, why: 'tag-unseen' as const };
  await scene.db.query
    .insertInto('returnQuestions')
    .values({ ...question, toldBy: 'station', assertedAt: scene.clock.now(), createdAt: scene.clock.now() })
    .execute();
  const questioned = await owner.read();
  expect(questioned.stations[0]).toMatchObject({ overdue: 0, boardsOut: 1 });
  expect(questioned.boardsOut).toMatchObject([{ isInQuestion: true }]);
});

test('a board that staff gave up is told of as long as its renter is searched for', async () => {
  const station = await scene.station();
  const owner = await ownerOf(station.id);
  const { bookingId } = await rentToday(station, '20:00', '21:00');
  await collect(bookingId);
  const now = scene.clock.now();
  const { query } = scene.db;
  const given = query.updateTable('sessions').set({ status: 'finished', missingSince: now });
  await given.where('bookingId', '=', bookingId).execute();
  expect((await owner.read()).boardsOut).toEqual([]);

  const search = { id: 'search', kind: 'not-back' as const, target: bookingId, stationId: station.id };
  await query
    .insertInto('alerts')
    .values({ ...search, data: asJson({ bookingId }), createdAt: now })
    .execute();
  const searched = await owner.read();
  expect(searched.boardsOut).toMatchObject([
    { bookingId, lockerNumber: expect.any(Number), phone: '+37255550199', isGivenUp: true },
  ]);
  expect(searched.stations[0]).toMatchObject({ boardsOut: 1, overdue: 0 });

  await query.updateTable('alerts').set({ closedAt: now }).where('id', '=', 'search').execute();
  expect((await owner.read()).boardsOut).toEqual([]);
});

test('a board that somebody may come for now is not free', async () => {
  const station = await scene.station({ lockers: 2 });
  const owner = await ownerOf(station.id);
  const slot = { start: scene.clock.now().subtract({ minutes: 5 }), end: scene.clock.now().add({ hours: 1 }) };
  const now = scene.clock.now();
  const row = { id: 'awaited', stationId: station.id, lockerNumber: 2, status: 'created' as const, ...slot };
  await scene.db.query
    .insertInto('sessions')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute();
  expect((await owner.read()).stations[0]).toMatchObject({ boardsFree: 1, boardsOut: 0 });
});

test('what is usual is the mean of the last four of this weekday', async () => {
  const station = await scene.station({ lockers: 3 });
  const owner = await ownerOf(station.id);
  const { bookingId, anna } = await rentToday(station, '20:00', '21:00');
  const usualBefore = (await owner.read()).usual;
  expect(usualBefore).toEqual({ bookings: 0, revenueInCents: 0 });
  const weekAgo = scene.clock.now().subtract({ hours: 7 * 24 });
  const { query } = scene.db;
  await query.updateTable('ledger').set({ settledAt: weekAgo }).where('bookingId', '=', bookingId).execute();
  await query
    .updateTable('bookings')
    .set({ start: weekAgo, end: weekAgo.add({ hours: 1 }) })
    .where('id', '=', bookingId)
    .execute();
  const { db, clock } = scene;
  await countInsights({ db, now: () => clock.now() });
  expect((await owner.read()).usual).toEqual({ bookings: 0.25, revenueInCents: 500 });
  expect((await anna.browser.fetch('/api/admin/dashboard')).status).toBe(403);

  // At the station it is tomorrow, and in Greenwich not yet.
  const midnight = clock.now().toZonedDateTimeISO('Europe/Tallinn').startOfDay().add({ days: 1 });
  await scene.advance(clock.now().until(midnight.add({ minutes: 30 }).toInstant()));
  const later = await ownerOf(station.id);
  expect((await later.read()).usual).toEqual({ bookings: 0, revenueInCents: 0 });
});
