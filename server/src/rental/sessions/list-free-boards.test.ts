import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRentalScene, type RentalScene, type TestStation } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

async function told({ id }: TestStation) {
  const { stations } = await scene.browser().call(calls.stations, { ids: id, fields: 'freeBoards,rating' });
  return stations[0];
}
const freeAt = async (station: TestStation) => (await told(station))?.freeBoards;

async function rent(slot: ReturnType<TestStation['slot']>) {
  const customer = await scene.customer();
  const { url } = await customer.checkout(slot);
  await scene.pay(url);
  const { id } = await customer.newest();
  await vi.waitFor(async () => expect(await customer.read(id)).toMatchObject({ status: 'complete' }), SOON);
  return id;
}

const collect = (bookingId: string) =>
  scene.db.query
    .updateTable('sessions')
    .set({ status: 'started', firstOpenAt: scene.clock.now() })
    .where('bookingId', '=', bookingId)
    .execute();

test('free boards are those of now and of every change until closing, a hold included, at several stations at once', async () => {
  const [beach, other] = [
    await scene.station({ lockers: 3, turnaroundInSeconds: 600 }),
    await scene.station({ lockers: 2, turnaroundInSeconds: 0 }),
  ];
  const soon = beach.slot('14:00', '15:00', 0);
  await rent(soon);
  const customer = await scene.customer();
  await customer.checkout(other.slot('16:00', '17:00', 0));

  expect(await freeAt(beach)).toMatchObject({
    total: 3,
    changes: [
      { total: 2, time: new Date(soon.start).toISOString() },
      { total: 3, time: new Date(Date.parse(soon.end) + 600_000).toISOString() },
    ],
  });
  const { stations } = await scene.browser().call(calls.stations, { fields: 'freeBoards' });
  expect(stations.map(({ freeBoards }) => freeBoards?.changes.map(({ total }) => total))).toEqual([
    [2, 3],
    [1, 2],
  ]);
});

test('a late board does not come back by itself, and a locker out of service is not free', async () => {
  const beach = await scene.station({ lockers: 3 });
  const slot = beach.slot('12:00', '13:00', 0);
  await collect(await rent(slot));
  await beach.disableLocker(3);
  expect(await freeAt(beach)).toMatchObject({ total: 1, changes: [{ total: 2 }] });
  scene.clock.advance({ milliseconds: Date.parse(slot.end) - scene.clock.now().epochMilliseconds + 60_000 });
  expect(await freeAt(beach)).toMatchObject({ total: 1, changes: [] });
});

test('nothing is told of a station that takes no bookings', async () => {
  expect(await freeAt(await scene.station({ status: 'disabled' }))).toBeNull();
});

test('a rating is the average of the published reviews of that station, and follows them', async () => {
  const [beach, other] = [await scene.station({ lockers: 3 }), await scene.station()];
  expect((await told(beach))?.rating).toBeNull();
  const now = scene.clock.now();
  const review = async (stars: number, isPublished: boolean) => {
    const bookingId = await rent(beach.slot('12:00', '13:00', 2));
    const words = { name: '', text: 'Calm.', locale: 'en' } as const;
    await scene.db.query
      .insertInto('reviews')
      .values({ id: bookingId, bookingId, ...words, stars, createdAt: now, publishedAt: isPublished ? now : null })
      .execute();
  };
  await review(5, true);
  await review(4, true);
  await review(1, false);
  await expect.poll(async () => (await told(beach))?.rating, SOON).toEqual({ stars: 4.5, count: 2 });
  expect((await told(other))?.rating).toBeNull();
});
