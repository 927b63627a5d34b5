import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

type Place = Awaited<ReturnType<LinkScene['station']>>;

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
beforeEach(() => scene.resetPayments('drop'));
afterAll(() => scene.close());

const lockerNumbers = [1, 2, 3, 4, 5, 6];

const bookAll = (place: Place, startsIn: Temporal.DurationLike) =>
  scene.bookTogether(
    place,
    lockerNumbers.map((lockerNumber) => ({ startsIn, lockerNumber })),
  );

/** One board is a minute late, and all six are booked next. */
async function lateBoard() {
  const place = await scene.station({ lockers: 6 });
  await bookLateBoard(place);
  return { place, booked: await bookAll(place, { minutes: 0 }) };
}

async function bookLateBoard(place: Place) {
  const { id, start } = await scene.book(place, { startsIn: { minutes: -61 } });
  const started = { status: 'started', firstOpenAt: start } as const;
  await scene.db.query.updateTable('sessions').set(started).where('id', '=', id).execute();
}

async function disabledLocker() {
  const place = await scene.station({ lockers: 6 });
  const booked = await bookAll(place, { hours: 3 });
  await place.disableLocker(6);
  return { place, booked };
}

async function raisedTurnaround() {
  const place = await scene.station({ lockers: 6 });
  const booked = [...(await bookAll(place, { hours: 3 })), ...(await bookAll(place, { hours: 4 }))];
  const stations = scene.db.query.selectFrom('stations').select('metadata').where('id', '=', place.id);
  const { metadata } = await stations.executeTakeFirstOrThrow();
  await scene.db.query
    .updateTable('stations')
    .set({ metadata: asJson({ ...metadata, turnaroundInSeconds: '600' }) })
    .where('id', '=', place.id)
    .execute();
  return { place, booked };
}

const ways = [
  { name: 'a late board', overbook: lateBoard, free: 6 },
  { name: 'a locker out of service', overbook: disabledLocker, free: 5 },
  { name: 'a raised turnaround', overbook: raisedTurnaround, free: 6 },
];

describe.each(ways)('$name overbooks one time', ({ overbook, free }) => {
  test('and every board of another day is sold, up to what the form says', async () => {
    const { place, booked } = await overbook();
    const slot = place.slot('12:00', '13:00', 3);
    const date = slot.start.slice(0, 10);
    const day = await scene.browser().call(calls.stationAvailability, { stationId: place.id, date });
    expect(day.total).toBe(free);
    for (const count of [3, free - 3]) {
      const anna = await scene.customer();
      expect(await anna.checkout(slot, { count })).toMatchObject({ status: 200 });
    }
    expect(await scene.isFree(slot)).toBe(false);
    for (const { id, lockerNumber } of booked) expect(await scene.sessionOf(id)).toMatchObject({ lockerNumber });
  });

  test('and a payment that comes too late still gets boards of another day', async () => {
    const { place } = await overbook();
    const anna = await scene.customer();
    const { url } = await anna.checkout(place.slot('12:00', '13:00', 3), { count: 2 });
    const { id } = await anna.newest();
    await scene.loseHolds();
    expect((await scene.bookingOf(id)).status).toBe('expired');
    await scene.pay(url);
    await scene.syncPage(id);
    expect((await scene.bookingOf(id)).status).toBe('complete');
  });
});

test('the overbooked time itself is not sold', async () => {
  const { place } = await disabledLocker();
  const start = scene.clock.now().add({ hours: 3 });
  const slot = { stationId: place.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  expect(await scene.isFree(slot)).toBe(false);
});

test('a newcomer may end the hope for a locker, and then nobody else has it for that time', async () => {
  const place = await scene.station({ lockers: 2 });
  await bookLateBoard(place);
  await scene.book(place, { lockerNumber: 2 });
  const hopes = await scene.book(place, { length: { minutes: 150 } });
  const length = { minutes: 30 };
  for (const hours of [3, 4, 5, 6]) await scene.book(place, { startsIn: { hours }, length, lockerNumber: 2 });
  const start = scene.clock.now().add({ hours: 2 });
  const anna = await scene.customer();
  const slot = { stationId: place.id, start: start.toString(), end: start.add({ hours: 5 }).toString() };
  expect(await anna.checkout(slot)).toMatchObject({ status: 200 });
  const [session] = await scene.sessionsOf((await anna.newest()).id);
  expect(session?.lockerNumber).toBe(1);
  expect(await scene.sessionOf(hopes.id)).toMatchObject({ status: 'created', lockerNumber: null });
});
