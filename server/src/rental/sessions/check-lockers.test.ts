import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { lookFor } from '../call-outs/look-for.ts';
import { checkLockers } from './check-lockers.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
  // These tests run only the checks, at the moments they name.
  await scene.jobs.stop();
});
afterAll(() => scene.close());

const check = (own: { hadTimeToConnect?: boolean } = {}) =>
  checkLockers(scene.deps, { hadTimeToConnect: true, ...own });

const told = async (bookingId: string) => {
  const notices = await scene.db.query
    .selectFrom('notices')
    .select(['kind', 'channel'])
    .where('bookingId', '=', bookingId)
    .orderBy('channel')
    .execute();
  return notices.filter(({ kind }) => kind === 'board-not-ready').map(({ channel }) => channel);
};

async function connectedBeach(lockers: number) {
  const beach = await scene.beach({ lockers });
  const program = beach.program();
  await program.begin();
  return { beach, program };
}

describe('ten minutes before a start', () => {
  test('somebody whose board is still out with another gets another locker, and nobody is alarmed', async () => {
    const { beach, program } = await connectedBeach(2);
    const late = await scene.book(beach, { lockerNumber: 1 });
    await program.report(...collected(late, scene.clock.now()));
    const next = await scene.book(beach, { startsIn: { minutes: 75 }, lockerNumber: 1 });
    scene.clock.advance({ minutes: 65 });
    await check();
    expect(await scene.sessionOf(next.id)).toMatchObject({ lockerNumber: 2 });
    expect(await told(next.bookingId)).toEqual([]);
    expect(await scene.sessionOf(late.id)).toMatchObject({ status: 'started', lockerNumber: 1 });
  });

  test('somebody for whom there is none is told once, and so are staff', async () => {
    const { beach, program } = await connectedBeach(1);
    const late = await scene.book(beach);
    await program.report(...collected(late, scene.clock.now()));
    const next = await scene.book(beach, { startsIn: { minutes: 90 } });
    scene.clock.advance({ minutes: 79 });
    await check();
    expect(await told(next.bookingId)).toEqual([]);
    scene.clock.advance({ minutes: 1 });
    await check();
    await check();
    expect(await told(next.bookingId)).toEqual(['email', 'sms']);
    expect(await beach.alerts()).toMatchObject([{ kind: 'board-not-ready', target: next.id }]);
    // The board comes back after all: the code opens the locker that the session kept.
    await program.report(...returned(late, scene.clock.now()));
    expect(await scene.sessionOf(next.id)).toMatchObject({ status: 'created', lockerNumber: 1 });
    expect(await beach.alerts()).toMatchObject([{ kind: 'board-not-ready', closedAt: null }]);
    await program.report(...collected(next, scene.clock.now()));
    expect(await beach.alerts()).not.toContainEqual(expect.objectContaining({ closedAt: null }));
    await check();
    expect(await beach.alerts()).toHaveLength(1);
  });

  test('a board that is late within its free minutes alarms nobody before the start', async () => {
    const { beach, program } = await connectedBeach(1);
    const late = await scene.book(beach);
    await program.report(...collected(late, scene.clock.now()));
    const next = await scene.book(beach, { startsIn: { minutes: 65 } });
    scene.clock.advance({ minutes: 62 });
    await check();
    expect(await told(next.bookingId)).toEqual([]);
    scene.clock.advance({ minutes: 3 });
    await check();
    expect(await told(next.bookingId)).toEqual(['email', 'sms']);
  });

  test('a locker out of service or closed for the time is left for another', async () => {
    const { beach } = await connectedBeach(3);
    const { query } = scene.db;
    const one = await scene.book(beach, { startsIn: { minutes: 10 }, lockerNumber: 1 });
    const two = await scene.book(beach, { startsIn: { minutes: 10 }, lockerNumber: 2 });
    await beach.disableLocker(1);
    await check();
    expect(await scene.sessionOf(one.id)).toMatchObject({ lockerNumber: 3 });
    const now = scene.clock.now();
    const closure = {
      id: beach.id,
      stationId: beach.id,
      lockerNumber: null,
      reason: 'storm',
      createdAt: now,
      updatedAt: now,
    };
    await query
      .insertInto('closures')
      .values({ ...closure, start: now, end: now.add({ hours: 5 }) })
      .execute();
    await check();
    expect(await told(one.bookingId)).toEqual(['email', 'sms']);
    expect(await told(two.bookingId)).toEqual(['email', 'sms']);
  });

  test('a start in an hour is nobody’s business yet', async () => {
    const { beach } = await connectedBeach(1);
    const session = await scene.book(beach, { startsIn: { hours: 1 } });
    await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    await check();
    expect(await told(session.bookingId)).toEqual([]);
  });
});

describe('at a station that is out of reach', () => {
  test('whoever paid after it fell silent is told, since it cannot know the code', async () => {
    const beach = await scene.beach({ lockers: 2 });
    await beach.set({ lastSeenAt: scene.clock.now().subtract({ hours: 1 }) });
    const session = await scene.book(beach, { startsIn: { minutes: 10 } });
    const earlier = await scene.book(beach, { startsIn: { minutes: 10 }, lockerNumber: 2 });
    const before = scene.clock.now().subtract({ hours: 2 });
    await scene.db.query
      .updateTable('bookings')
      .set({ paidAt: scene.clock.now() })
      .where('id', '=', session.bookingId)
      .execute();
    await scene.db.query.updateTable('bookings').set({ paidAt: before }).where('id', '=', earlier.bookingId).execute();
    await check({ hadTimeToConnect: false });
    expect(await told(session.bookingId)).toEqual([]);
    await check();
    expect(await told(session.bookingId)).toEqual(['email', 'sms']);
    expect(await told(earlier.bookingId)).toEqual([]);
  });

  test('nobody is alarmed by a board that may be back, or moved where only we would know of it', async () => {
    const beach = await scene.beach({ lockers: 2 });
    const program = beach.program();
    await program.begin();
    const late = await scene.book(beach);
    await program.report(...collected(late, scene.clock.now()));
    const next = await scene.book(beach, { startsIn: { minutes: 90 } });
    await scene.unplug(beach, program);
    await beach.set({ lastSeenAt: scene.clock.now() });
    scene.clock.advance({ minutes: 85 });
    await check();
    expect(await told(next.bookingId)).toEqual([]);
    expect(await scene.sessionOf(next.id)).toMatchObject({ lockerNumber: 1 });
  });
});

test('nobody is alarmed by a board that may be back before a station that is there again has told', async () => {
  const { beach, program } = await connectedBeach(1);
  const late = await scene.book(beach);
  await program.report(...collected(late, scene.clock.now()));
  const next = await scene.book(beach, { startsIn: { minutes: 90 } });
  await scene.unplug(beach, program);
  const back = program.journal(...returned(late, scene.clock.now().add({ hours: 1 })));
  scene.clock.advance({ minutes: 85 });
  await program.begin({ newestEvent: program.newest });
  await check();
  expect(await told(next.bookingId)).toEqual([]);
  await program.sendEvents(back);
  await check();
  expect(await told(next.bookingId)).toEqual([]);
  expect(await beach.locker(1)).toMatchObject({ status: 'free' });
});

describe('a customer who was told', () => {
  test('gets everything back, however near the start', async () => {
    const { beach } = await connectedBeach(1);
    const { customer, bookingId, start } = await scene.rent(beach);
    scene.clock.advance({ milliseconds: scene.clock.now().until(start).total('milliseconds') - 9 * 60_000 });
    const cancel = (body: object) => customer.browser.post(`/api/bookings/${bookingId}/cancel`, body);
    expect(await (await cancel({ preview: true })).json()).toMatchObject({ refundInCents: 0, paidInCents: 2000 });
    await scene.db.query.updateTable('lockers').set({ status: 'disabled' }).where('stationId', '=', beach.id).execute();
    await check();
    expect(await (await cancel({ preview: true })).json()).toMatchObject({ refundInCents: 2000 });
    expect(await (await cancel({})).json()).toMatchObject({ refundInCents: 2000, cancelled: true });
    const ledger = await scene.db.query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).execute();
    expect(ledger.find(({ kind }) => kind === 'refund')).toMatchObject({
      purpose: 'operator-fault',
      amountInCents: 2000,
    });
    await check();
    expect(await beach.alerts()).toMatchObject([{ kind: 'board-not-ready' }]);
    expect(await beach.alerts()).not.toContainEqual(expect.objectContaining({ closedAt: null }));
  });
});

test('a board whose renter is searched for is offered to nobody until the search ends, however late it is', async () => {
  const { beach, program } = await connectedBeach(1);
  const late = await scene.book(beach);
  await program.report(...collected(late, scene.clock.now()));
  const admin = await scene.newAdmin();
  const problem = async () => {
    const { lockers } = await admin.browser.call(calls.lockersForSession, beach.slot('12:00', '13:00'));
    return lockers.map((locker) => locker.problem);
  };
  scene.clock.advance({ hours: 2 });
  // A board that is merely late may be back any minute.
  expect(await problem()).toEqual([null]);
  await scene.db.transaction((tx) => lookFor(tx, late, scene.clock.now()));
  expect(await problem()).toEqual(['taken']);
  await program.report(...returned(late, scene.clock.now()));
  expect(await problem()).toEqual([null]);
});
