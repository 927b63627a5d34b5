import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Station = Awaited<ReturnType<RentalScene['station']>>;

async function rent(station: Station, from: string, to: string) {
  const anna = await scene.customer();
  const { url } = await anna.checkout(station.slot(from, to, 1));
  await scene.pay(url);
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  return { anna, bookingId: id };
}

test('every movement of money is listed with its station, by what is asked for', async () => {
  const [station, other] = [await scene.station({ lockers: 2 }), await scene.station({ lockers: 2 })];
  const { browser } = await scene.newAdmin();
  const { anna, bookingId } = await rent(station, '12:00', '13:00');
  await scene.advance({ minutes: 1 });
  await rent(other, '12:00', '13:00');
  const { entries } = await browser.call(calls.ledger, { stationId: station.id });
  expect(entries).toMatchObject([
    {
      kind: 'charge',
      purpose: 'rental',
      state: 'succeeded',
      stationId: station.id,
      bookingId,
      email: anna.account.email,
    },
  ]);
  const read = async (filter: object) =>
    (await browser.call(calls.ledger, { stationId: station.id, ...filter })).entries.length;
  expect(await read({ purpose: 'overtime' })).toBe(0);
  expect(await read({ state: 'pending' })).toBe(0);
  expect(await read({ purpose: 'rental', state: 'succeeded' })).toBe(1);
  const today = scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
  expect(await read({ day: today.toString() })).toBe(1);
  expect(await read({ day: today.subtract({ days: 1 }).toString() })).toBe(0);
  const newest = await browser.call(calls.ledger, { limit: 1 });
  const next = await browser.call(calls.ledger, { limit: 1, before: newest.neighbours.older ?? '' });
  expect([newest, next].flatMap((page) => page.entries.map((entry) => entry.stationId))).toEqual([
    other.id,
    station.id,
  ]);
});

test('the table for the accountant has signs and names nobody', async () => {
  const station = await scene.station({ lockers: 2 });
  const { browser, account } = await scene.newAdmin();
  const { anna, bookingId } = await rent(station, '12:00', '13:00');
  await scene.advance({ minutes: 1 });
  await anna.browser.call(calls.cancelBooking, { bookingId });
  await expect
    .poll(async () => (await browser.call(calls.ledger, { stationId: station.id })).entries.length, SOON)
    .toBe(2);
  const table = await (await browser.fetch(`/api/admin/ledger.csv?stationId=${station.id}`)).text();
  const [head, refund, charge] = table.split('\n');
  expect(head).toBe('time,settled,kind,purpose,means,state,amount,fee,vat percent,station,booking,document,id');
  expect(refund).toMatch(/,refund,cancellation,card,\w+,-\d+\.\d\d,/);
  expect(charge).toMatch(/,charge,rental,card,succeeded,\d+\.\d\d,/);
  expect(table).not.toContain(anna.account.email);
  const rows = await scene.db.query
    .selectFrom('audit')
    .select(['action', 'target', 'stationId'])
    .where('actorId', '=', account.id)
    .execute();
  expect(rows).toEqual([{ action: 'list-exported', target: 'ledger', stationId: station.id }]);
});

test('a key for accounting reads the movements of its stations, without addresses, and nothing else', async () => {
  const [station, other] = [await scene.station({ lockers: 1 }), await scene.station({ lockers: 1 })];
  for (const at of [station, other]) await rent(at, '12:00', '13:00');
  const { browser } = await scene.newAdmin();
  const wish = { name: 'Accountant', scope: 'accounting' as const, stationIds: [station.id] };
  const { newAPIKey } = await browser.call(calls.newApiKey, wish);
  const ask = (path: string) =>
    fetch(new URL(`/api/admin${path}`, scene.url), { headers: { authorization: `Bearer ${newAPIKey}` } });
  const { entries } = (await (await ask('/ledger')).json()) as { entries: { stationId: string; email: null }[] };
  expect(entries).toMatchObject([{ stationId: station.id, email: null }]);
  const paths = [`/ledger?stationId=${other.id}`, `/ledger.csv?stationId=${station.id}`, '/statements', '/insights'];
  expect(await Promise.all(paths.map(async (path) => (await ask(path)).status))).toEqual([404, 200, 200, 200]);
  expect((await ask('/bookings')).headers.get('x-refusal')).toBe('scope-too-small');
});
