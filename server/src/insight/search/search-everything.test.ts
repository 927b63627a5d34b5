import type { SearchHit } from '@laine/contract/admin/search-calls.ts';
import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
let admin: Awaited<ReturnType<RentalScene['newAdmin']>>['browser'];
beforeAll(async () => {
  scene = await openRentalScene();
});
// Staff who did nothing for half a day are signed out, and time passes here.
beforeEach(async () => {
  admin = (await scene.newAdmin()).browser;
});
afterAll(() => scene.close());

async function ownerOf(...stationIds: string[]) {
  const owner = await scene.customer();
  const createdAt = scene.clock.now();
  const rows = stationIds.map((stationId) => ({ stationId, accountId: owner.account.id, createdAt }));
  await scene.db.query.insertInto('stationOwners').values(rows).execute();
  return owner.browser;
}

async function rentAt(station: Awaited<ReturnType<RentalScene['station']>>, phone: string, day = 0) {
  const customer = await scene.customer();
  const { url, text } = await customer.checkout(station.slot('10:00', '11:00', day), { phone });
  if (!url) throw new Error(text);
  await scene.pay(url);
  const { id } = await customer.newest();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  return { id, customer };
}

const find = async (browser: typeof admin, text: string) => (await browser.call(calls.search, { text })).hits;
const kindsOf = (hits: SearchHit[]) => hits.map(({ kind }) => kind);

test('a booking is found by the end of its phone number, its code, its address and its id', async () => {
  const station = await scene.station();
  const { id, customer } = await rentAt(station, '+37255556611');
  const [session] = await scene.sessionsOf(id);
  for (const text of ['5555 6611', '0037255556611', session?.code ?? '', customer.account.email, id]) {
    expect(await find(admin, text)).toContainEqual(expect.objectContaining({ kind: 'booking', bookingId: id }));
  }
});

test('of several bookings the one nearest to now comes first, not the last that will be', async () => {
  const station = await scene.station();
  const phone = '+37255559911';
  const ids: string[] = [];
  for (const day of [0, 1, 2]) ids.push((await rentAt(station, phone, day)).id);
  const found = (await find(admin, '55559911')).filter(({ kind }) => kind === 'booking');
  expect(found).toMatchObject(ids.map((bookingId) => ({ bookingId })));
});

test('an owner finds what is at the own stations, and nobody by an address or a name', async () => {
  const [own, other] = [await scene.station(), await scene.station()];
  const owner = await ownerOf(own.id);
  const [here, there] = [await rentAt(own, '+37255557711'), await rentAt(other, '+37255558811')];
  expect(await find(owner, '55557711')).toMatchObject([{ kind: 'booking', bookingId: here.id, phone: '+37255557711' }]);
  expect(await find(owner, '55558811')).toEqual([]);
  expect(await find(owner, here.customer.account.email)).toEqual([]);
  expect(await find(owner, there.id)).toEqual([]);
  expect(await find(owner, other.id)).toEqual([]);
  expect(kindsOf(await find(owner, own.id))).toContain('station');
  await scene.advance({ hours: 24 * 32 });
  expect(await find(await ownerOf(own.id), '55557711')).toEqual([]);
});

test('people are found by the beginning of any name, whatever its letters, and by address and phone', async () => {
  const ulle = await scene.customer();
  await scene.db.query
    .updateTable('accounts')
    .set({ name: 'Ülle', surname: 'Õunapuu', phone: '+37251234599' })
    .where('id', '=', ulle.account.id)
    .execute();
  for (const text of ['ülle', 'Õuna', 'ülle õun', ulle.account.email.slice(0, 12), '1234599']) {
    expect(await find(admin, text)).toContainEqual(
      expect.objectContaining({ kind: 'person', personId: ulle.account.id, name: 'Ülle Õunapuu' }),
    );
  }
  expect(await find(admin, 'lle')).toEqual([]);
});

test('a locker is found by words for its station and its number', async () => {
  const station = await scene.station({ lockers: 4 });
  const owner = await ownerOf(station.id);
  const locker = { kind: 'locker', stationId: station.id, lockerNumber: 4, status: 'free' };
  expect(await find(owner, 'beach 4')).toContainEqual(expect.objectContaining(locker));
  expect(await find(owner, '4')).toContainEqual(expect.objectContaining(locker));
  expect(await find(owner, 'beach 9')).toEqual([]);
});

test.each(["' | !", '&:*', '%', String.raw`\ `, '(('])('signs mean nothing by themselves: %j', async (text) => {
  expect(Array.isArray(await find(admin, text))).toBe(true);
});

test('whoever is no staff finds nothing', async () => {
  const stranger = await scene.customer();
  expect((await stranger.browser.post('/api/admin/search', { text: '5555' })).status).toBe(403);
});
