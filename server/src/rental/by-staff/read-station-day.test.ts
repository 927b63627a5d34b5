import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
let admin: Awaited<ReturnType<LinkScene['newAdmin']>>;
beforeAll(async () => {
  scene = await openLinkScene();
  admin = await scene.newAdmin();
});
beforeEach(() => scene.stayIn());
afterAll(() => scene.close());

type Place = { id: string };
type Browser = Awaited<ReturnType<LinkScene['customer']>>['browser'];

/** Counted from today, on the station's calendar. */
const dateOf = (days = 0) => dateIn('Europe/Tallinn', scene.clock.now()).add({ days }).toString();
const read = ({ id }: Place, date = dateOf(), browser: Browser = admin.browser) =>
  browser.call(calls.stationDay, { stationId: id, date });
const idsOf = async (place: Place, date?: string) => (await read(place, date)).sessions.map(({ id }) => id);
const make = (wish: { stationId: string; start: string; end: string; lockerNumber?: number }) =>
  admin.browser.call(calls.newSession, wish);
const statusOf = async (id: string) => (await scene.sessionOf(id)).status;

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

test('a day runs from midnight to midnight on the station’s clock, also when clocks change', async () => {
  const place = await scene.station({ openTimeInSeconds: 8 * 3600, closeTimeInSeconds: 20 * 3600, lockers: 2 });
  await place.disableLocker(2);
  const spring = await read(place, '2027-03-28');
  expect(spring).toMatchObject({
    timeZone: 'Europe/Tallinn',
    start: '2027-03-27T22:00:00.000Z',
    end: '2027-03-28T21:00:00.000Z',
    hours: { opensAt: '2027-03-28T05:00:00.000Z', closesAt: '2027-03-28T17:00:00.000Z' },
    lockers: [
      { number: 1, isInService: true, lacks: [] },
      { number: 2, isInService: false, lacks: [] },
    ],
  });
  const autumn = await read(place, '2027-10-31');
  expect(Date.parse(autumn.end) - Date.parse(autumn.start)).toBe(25 * 3_600_000);
});

test('a station without hours that day, or without facts, is closed', async () => {
  const never = JSON.stringify([
    { fromDay: '06-01', toDay: '06-30', weekdays: [1, 2, 3], openTimeInSeconds: 0, closeTimeInSeconds: 3600 },
  ]);
  expect((await read(await scene.station({ openingPeriods: never }), '2027-01-05')).hours).toBeNull();
  const bare = await scene.station();
  await scene.db.query
    .updateTable('stations')
    .set({ metadata: asJson({}) })
    .where('id', '=', bare.id)
    .execute();
  expect(await read(bare, '2027-06-15')).toMatchObject({ timeZone: 'UTC', hours: null, turnaroundInSeconds: 0 });
});

test('a session stands on every day it reaches into, and on no other', async () => {
  const place = await scene.station({ lockers: 2 });
  const { stationId, start } = place.slot('22:00', '23:00');
  const overNight = await make({ stationId, start, end: place.slot('00:00', '02:00', 2).end });
  // Ends at the midnight at which the next day begins.
  const untilMidnight = await make({ stationId, start, end: place.slot('00:00', '02:00', 2).start });
  expect(await idsOf(place)).toEqual([]);
  expect((await idsOf(place, dateOf(1))).toSorted()).toEqual([overNight.id, untilMidnight.id].toSorted());
  expect(await idsOf(place, dateOf(2))).toEqual([overNight.id]);
  expect(await idsOf(place, dateOf(3))).toEqual([]);
});

test('what holds a locker is told apart: unpaid, paid, out, in question, back', async () => {
  const place = await scene.beach({ lockers: 4 });
  const program = place.program();
  await program.begin();
  const customer = await scene.customer();
  await customer.checkout(place.slot('12:00', '13:00', 0));
  const rented = await scene.book(place, { lockerNumber: 2 });
  const back = await scene.book(place, { lockerNumber: 3 });
  const guest = await make({ ...place.slot('18:00', '19:00', 0), lockerNumber: 4 });
  const now = scene.clock.now();
  await program.report(...collected(rented, now), ...collected(back, now), ...returned(back, now.add({ minutes: 1 })));
  await vi.waitFor(async () => expect(await statusOf(back.id)).toBe('finished'), SOON);
  const question = {
    id: newId(),
    sessionId: rented.id,
    lockerNumber: 2,
    why: 'tag-unseen',
    toldBy: 'customer',
  } as const;
  await scene.db.query
    .insertInto('returnQuestions')
    .values({ ...question, assertedAt: now, createdAt: now })
    .execute();
  const { sessions } = await read(place);
  const byId = new Map(sessions.map((session) => [session.id, session]));
  expect(byId.get(rented.id)).toMatchObject({ status: 'started', lockerNumber: 2, isHeld: false, returnedAt: null });
  expect(Temporal.Instant.from(byId.get(rented.id)?.questionedAt ?? '').epochMilliseconds).toBe(now.epochMilliseconds);
  expect(byId.get(back.id)).toMatchObject({ status: 'finished', questionedAt: null });
  expect(byId.get(back.id)?.returnedAt).not.toBeNull();
  expect(byId.get(guest.id)).toMatchObject({ status: 'created', bookingId: null, isHeld: false, renter: '' });
  expect(sessions.filter(({ isHeld }) => isHeld)).toMatchObject([{ status: 'created' }]);
});

test('a board that is still out stands on the days since, and not on days to come', async () => {
  const place = await scene.beach({ lockers: 1 });
  const program = place.program();
  await program.begin();
  const rented = await scene.book(place);
  await program.report(...collected(rented, scene.clock.now()));
  await vi.waitFor(async () => expect(await statusOf(rented.id)).toBe('started'), SOON);
  const first = dateOf();
  scene.clock.advance({ hours: 24 * 70 });
  await scene.stayIn();
  for (const date of [first, dateOf(-1), dateOf()])
    expect([date, await idsOf(place, date)]).toEqual([date, [rented.id]]);
  expect(await idsOf(place, dateOf(1))).toEqual([]);
});

test('of the cancelled ones only a no-show is told of', async () => {
  const place = await scene.station({ lockers: 3 });
  const missed = await scene.book(place, { lockerNumber: 1 });
  const failed = await scene.book(place, { lockerNumber: 2 });
  const guest = await make({ ...place.slot('20:00', '21:00', 0), lockerNumber: 3 });
  await admin.browser.call(calls.editSession, { sessionId: guest.id, status: 'cancelled' });
  const { query } = scene.db;
  await query.updateTable('sessions').set({ status: 'cancelled' }).where('id', 'in', [missed.id, failed.id]).execute();
  await query.updateTable('sessions').set({ doorFailedAt: scene.clock.now() }).where('id', '=', failed.id).execute();
  expect(await idsOf(place)).toEqual([missed.id]);
});

test('closures are told as they held: one that was ended early only until then', async () => {
  const place = await scene.station({ lockers: 2 });
  const close = (from: string, to: string, day: number, lockerNumber?: number) =>
    admin.browser.call(calls.newClosure, {
      ...place.slot(from, to, day),
      reason: 'Repairs',
      ...(lockerNumber !== undefined && { lockerNumber }),
    });
  const { closure: ended } = await close('00:00', '24:00', 0, 1);
  const before = scene.clock.now();
  const { closure: dropped } = await close('10:00', '11:00', 1);
  const { closure: coming } = await close('12:00', '14:00', 1);
  await admin.browser.call(calls.endClosure, { closureId: ended.id });
  await admin.browser.call(calls.endClosure, { closureId: dropped.id });
  const today = await read(place);
  expect(today.closures).toMatchObject([{ id: ended.id, lockerNumber: 1, reason: 'Repairs' }]);
  expect(before.until(today.closures[0]?.end ?? '').total('minutes')).toBeLessThan(10);
  expect((await read(place, dateOf(1))).closures).toMatchObject([{ id: coming.id, lockerNumber: null }]);
  expect((await read(place, dateOf(2))).closures).toEqual([]);
});

test('an owner reads who rents, until thirty days after; another’s station is not there', async () => {
  const [place, foreign] = [await scene.station(), await scene.station()];
  const owner = await ownerOf(place.id);
  const { bookingId } = await scene.book(place);
  const date = dateOf();
  const { accountId } = await scene.bookingOf(bookingId);
  await scene.db.query
    .updateTable('accounts')
    .set({ name: 'Anna', surname: 'Kask' })
    .where('id', '=', accountId)
    .execute();
  const renters = async (browser: Browser) => (await read(place, date, browser)).sessions.map(({ renter }) => renter);
  expect(await renters(owner.browser)).toEqual(['Anna Kask']);
  const elsewhere = await read(foreign, date, owner.browser).catch((error: unknown) => error);
  expect(elsewhere).toBeInstanceOf(Declined);
  expect(elsewhere).toMatchObject({ code: 'not-found' });
  scene.clock.advance({ hours: 24 * 31 });
  await scene.stayIn();
  expect(await renters(owner.browser)).toEqual(['']);
  expect(await renters(admin.browser)).toEqual(['Anna Kask']);
});
