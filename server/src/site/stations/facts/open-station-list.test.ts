import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asJson } from '../../../ground/db/tables/json.ts';
import { openRentalScene, type RentalScene, type TestStation } from '../../../testing/open-rental-scene.ts';
import type { StationList } from './open-station-list.ts';
import { openStationList } from './open-station-list.ts';

let scene: RentalScene;
let list: StationList;
let here: TestStation;
let there: TestStation;
beforeAll(async () => {
  scene = await openRentalScene();
  [here, there] = [await scene.station({ lockers: 6 }), await scene.station()];
  list = await openStationList(scene.db, scene.clock);
});
afterAll(async () => {
  await list.close();
  await scene.close();
});

async function at({ id }: TestStation) {
  const listed = (await list.read()).find(({ station }) => station.id === id);
  if (!listed) throw new Error(`${id} is not listed`);
  return listed;
}

/** Something that is told, after which all that was told before has been heard. */
let name = 0;
async function hear() {
  const text = `Beach ${(name += 1)}`;
  const { metadata } = await scene.db.query
    .selectFrom('stations')
    .select('metadata')
    .where('id', '=', there.id)
    .executeTakeFirstOrThrow();
  await scene.db.query
    .updateTable('stations')
    .set({ metadata: asJson({ ...metadata, name: text }) })
    .where('id', '=', there.id)
    .execute();
  await expect.poll(async () => (await at(there)).station.name, SOON).toBe(text);
}

async function book(from: string, to: string, day = 1) {
  const customer = await scene.customer();
  const { url } = await customer.checkout(here.slot(from, to, day));
  const { id } = await customer.newest();
  return { id, customer, pay: () => scene.pay(url) };
}

test('who asks while the stations are read waits for them', async () => {
  const fresh = await openStationList(scene.db, scene.clock);
  const lists = await Promise.all([fresh.read(), fresh.read(), fresh.read()]);
  expect(lists.map(({ length }) => length)).toEqual([2, 2, 2]);
  await fresh.close();
});

test('a booking is there once it is paid, and nothing of another station is read again', async () => {
  const [before, other] = [await at(here), await at(there)];
  const { id, pay } = await book('10:00', '11:00');
  expect((await at(here)).bookings).toEqual([]);
  await pay();
  await expect.poll(async () => (await at(here)).bookings.map((booking) => booking.id), SOON).toEqual([id]);
  expect(await at(here)).not.toBe(before);
  expect(await at(there)).toBe(other);
});

test('an unpaid hold, a blanked phone and a sign of life of a station are no news', async () => {
  await hear();
  const { id } = await book('12:00', '13:00');
  await scene.db.query.updateTable('bookings').set({ phone: '' }).where('id', '=', id).execute();
  await scene.db.query.updateTable('bookings').set({ phone: '' }).where('status', '=', 'complete').execute();
  await here.set({ lastSeenAt: scene.clock.now() });
  const before = await at(here);
  await hear();
  expect(await at(here)).toBe(before);
});

test('old bookings that are purged are no news', async () => {
  const { id, customer, pay } = await book('18:00', '19:00');
  await pay();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  const { query } = scene.db;
  const longAgo = Temporal.Now.instant().subtract({ hours: 24 * 500 });
  await query
    .updateTable('bookings')
    .set({ start: longAgo, end: longAgo.add({ hours: 1 }) })
    .where('id', '=', id)
    .execute();
  await hear();
  const before = await at(here);
  await query.updateTable('bookings').set({ phone: '', heldFrom: null }).where('id', '=', id).execute();
  await hear();
  expect(await at(here)).toBe(before);
});

test('a booking leaves at its end, without the database', async () => {
  const [soonest] = (await at(here)).bookings;
  if (!soonest) throw new Error('no booking');
  const other = await at(there);
  scene.clock.advance({ seconds: Math.ceil(scene.clock.now().until(soonest.end).total('seconds')) });
  expect(list.known()?.flatMap((listed) => listed.bookings.map(({ id }) => id))).not.toContain(soonest.id);
  expect(await at(there)).toBe(other);
});

test('a new station is listed last, and one that is gone is not', async () => {
  const added = await scene.station();
  await expect.poll(async () => (await list.read()).at(-1)?.station.id, SOON).toBe(added.id);
  for (const table of ['items', 'lockers'] as const)
    await scene.db.query.deleteFrom(table).where('stationId', '=', added.id).execute();
  await scene.db.query.deleteFrom('stations').where('id', '=', added.id).execute();
  await expect.poll(async () => (await list.read()).map(({ station }) => station.id), SOON).not.toContain(added.id);
});

test('the same list is another array only when something is different', async () => {
  await hear();
  expect(list.known()).toBe(await list.read());
  const before = list.known();
  await hear();
  expect(list.known()).not.toBe(before);
});

test('a reading that failed is done again', async () => {
  const { db, clock } = scene;
  let fails = true;
  const broken = {
    ...db,
    get query() {
      if (fails) throw new Error('away');
      return db.query;
    },
  };
  const other = await openStationList(broken, clock);
  await expect(other.read()).rejects.toThrow('away');
  expect(other.known()).toBeUndefined();
  fails = false;
  expect((await other.read()).length).toBeGreaterThan(0);
  await other.close();
});
