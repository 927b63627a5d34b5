import type { CallInput } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene, type TestStation } from '../../../testing/open-rental-scene.ts';

let scene: RentalScene;
let tallinn: TestStation;
let parnu: TestStation;
let malaga: TestStation;
let hidden: TestStation;
beforeAll(async () => {
  scene = await openRentalScene();
  tallinn = await scene.station({ name: 'Pirita rand', locationText: 'Merivälja tee 1; Tallinn', lockers: 6 });
  parnu = await scene.station({
    name: 'Pärnu rand',
    locationText: 'Ranna 3; Pärnu',
    latitude: 58.37,
    longitude: 24.49,
    pricePerHourInCents: 900,
  });
  malaga = await scene.station({
    name: 'Málaga',
    locationText: 'Paseo',
    latitude: 36.72,
    longitude: -4.41,
    status: 'disabled',
  });
  hidden = await scene.station({ name: 'Pirita, not yet open', status: 'hidden' });
});
afterAll(() => scene.close());

type Query = CallInput<typeof calls.stations>;
const ask = (query: Query, browser = scene.browser()) => browser.call(calls.stations, query);
const found = async (query: Query) => (await ask(query)).stations.map(({ id }) => id);

test('with near the nearest come first, as many as are wished for', async () => {
  expect(await found({ near: '58.5,24.5' })).toEqual([parnu.id, tallinn.id, malaga.id]);
  expect(await ask({ near: '36,-4', limit: 1, fields: 'name' })).toMatchObject({
    stations: [{ id: malaga.id, name: 'Málaga' }],
    total: 3,
  });
  expect(await found({ near: '58.5,24.5', offset: 1, limit: 1 })).toEqual([tallinn.id]);
});

test.each([
  ['parnu', 'Pärnu rand'],
  ['PÄRNU', 'Pärnu rand'],
  ['merivalja', 'Pirita rand'],
  ['rand tallinn', 'Pirita rand'],
])('a search for %s finds %s', async (search, name) => {
  const { stations, total } = await ask({ search });
  expect([stations.map((station) => station.name), total]).toEqual([[name], 1]);
});

test('what is not there is an empty list, nor does a word begin in its middle', async () => {
  for (const search of ['arnu', '!', 'rand x']) expect(await found({ search })).toEqual([]);
  expect(await ask({ search: 'nowhere' })).toEqual({ stations: [], total: 0, lowestFirstHourInCents: null });
});

test('a box has what lies in it, also across the date line', async () => {
  expect(await found({ within: '58,20,60,30' })).toEqual([tallinn.id, parnu.id]);
  expect(await found({ within: '-90,170,90,-4' })).toEqual([malaga.id]);
});

test('stations are found by their ids', async () => {
  expect(await found({ ids: `${malaga.id},nowhere,${tallinn.id}` })).toEqual([tallinn.id, malaga.id]);
});

test('only the fields that were asked for are told', async () => {
  const { stations } = await ask({ fields: 'id,latitude', limit: 1 });
  expect(stations).toEqual([{ id: tallinn.id, latitude: 59.47 }]);
});

test('the cheapest first hour is that of an open station among those found', async () => {
  const cheapest = async (query: Query) => (await ask(query)).lowestFirstHourInCents;
  const startingFee = (await ask({ limit: 1 })).stations[0]?.startingFeeInCents ?? 0;
  expect(await cheapest({ limit: 1 })).toBe(900 + startingFee);
  expect(await cheapest({ search: 'malaga' })).toBeNull();
});

test.each(['near=x', 'limit=0', 'fields=apiKeyHash', 'within=1,2', 'search=', 'search=%00', 'offset=-1'])(
  '?%s is refused',
  async (query) => {
    const answer = await scene.browser().fetch(`/api/stations?${query}`);
    expect([answer.status, answer.headers.get('x-refusal')]).toEqual([400, 'malformed']);
  },
);

test('names that the call does not know make no other answer', async () => {
  const text = async (address: string) => (await scene.browser().fetch(address)).text();
  expect(await text('/api/stations?utm_source=mail')).toBe(await text('/api/stations'));
});

test('a hidden station is there for its staff only, however it is asked for', async () => {
  const { browser: admin } = await scene.newAdmin();
  const { browser: stranger } = await scene.customer();
  for (const query of [{ ids: hidden.id }, { search: 'not yet' }, { within: '59,24,60,25' }, { near: '59,24' }]) {
    for (const nobody of [scene.browser(), stranger])
      expect((await ask(query, nobody)).stations.map(({ id }) => id)).not.toContain(hidden.id);
    expect((await ask(query, admin)).stations.map(({ id }) => id)).toContain(hidden.id);
  }
});

test('the next three bookings are told beside how many there are, and own ones are marked for their customer alone', async () => {
  const [anna, boris] = [await scene.customer(), await scene.customer()];
  for (const [customer, hours] of [
    [boris, ['10:00', '11:00']],
    [anna, ['12:00', '13:00']],
    [boris, ['14:00', '15:00']],
    [boris, ['16:00', '17:00']],
  ] as const) {
    const { url } = await customer.checkout(tallinn.slot(hours[0], hours[1]));
    await scene.pay(url);
  }
  const told = async (browser = scene.browser()) =>
    (await ask({ fields: 'nextBookings,bookingCount', limit: 1 }, browser)).stations[0];
  await expect.poll(async () => (await told())?.bookingCount, SOON).toBe(4);
  expect((await told())?.nextBookings?.map(({ own }) => own)).toEqual([false, false, false]);
  expect((await told(anna.browser))?.nextBookings?.map(({ own }) => own)).toEqual([false, true, false]);
  expect((await told(boris.browser))?.nextBookings?.map(({ own }) => own)).toEqual([true, false, true]);
  // And in the whole list, which is put together in another way.
  const whole = async (browser: typeof anna.browser) =>
    (await ask({}, browser)).stations[0]?.bookings?.map(({ own }) => own);
  expect(await whole(anna.browser)).toEqual([false, true, false, false]);
  expect(await whole(scene.browser())).toEqual([false, false, false, false]);
});

test('without a limit a part has all stations, but of those with bookings no more than a hundred', async () => {
  await sql`insert into stations (id, status, metadata, created_at, updated_at)
    select 'copy-' || number, status, metadata, created_at, updated_at
    from stations, generate_series(1, 101) as number where id = ${tallinn.id}`.execute(scene.db.query);
  const everywhere = { within: '-90,-180,90,180' };
  const count = async (query: Query) => (await ask({ ...everywhere, ...query })).stations.length;
  await expect.poll(() => count({ fields: 'name,bookingCount' }), SOON).toBe(104);
  for (const query of [{}, { fields: 'name,bookings' }, { fields: 'nextBookings' }]) {
    expect(await count(query)).toBe(100);
    expect(await count({ ...query, offset: 100 })).toBe(4);
  }
});
