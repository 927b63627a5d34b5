import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../../ground/logs/write-log.ts';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';
import { notePing } from '../link/greet-station.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

let made = 0;

/** Open around the clock, as the demo station that its facts come from. */
async function newStation() {
  const stationId = `bay-${(made += 1)}`;
  await scene.signInAgain();
  await scene.admin.call(calls.newStation, { id: stationId, lockerCount: 2 });
  const { metadata } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
  await scene.admin.call(calls.editStation, { stationId, metadata });
  const read = (range: 'day' | 'week' | 'month' = 'day') => scene.admin.call(calls.health, { stationId, range });
  return { stationId, read };
}

const vitals = { versionCode: 1, totalMem: 1000, availMem: 400, networkType: 'wifi' };

function ping(stationId: string, change: Partial<typeof vitals> & { offsetInMs?: number } = {}) {
  const { offsetInMs = 0, ...own } = change;
  const time = scene.clock.now().epochMilliseconds + offsetInMs;
  return notePing(scene.deps, stationId, { ...vitals, ...own, time, bootTime: time - 7_200_000 });
}

describe('signs of life', () => {
  test('come to the least memory, the furthest clock and every network of their hour', async () => {
    const { stationId, read } = await newStation();
    await ping(stationId);
    await ping(stationId, { availMem: 100, networkType: 'lte', offsetInMs: -900 });
    await ping(stationId, { offsetInMs: 300 });
    const { points, connected, lastSeenAt } = await read();
    expect(points).toHaveLength(24);
    const last = points.at(-1);
    expect(last).toMatchObject({ freeMemoryPercent: 10, uptimeInHours: 2, networks: ['wifi', 'lte'] });
    expect(last?.clockOffsetInMs).toBeCloseTo(900, -2);
    expect(points[0]).toMatchObject({ freeMemoryPercent: null, heardPercent: null, networks: [] });
    expect({ connected, lastSeenAt }).toEqual({ connected: false, lastSeenAt: expect.any(String) as string });
  });

  test('that are senseless still give figures', async () => {
    const { stationId, read } = await newStation();
    const odd = { ...vitals, totalMem: 0, availMem: -5, time: 0, bootTime: 1e300 };
    await notePing(scene.deps, stationId, odd);
    expect((await read('month')).points.at(-1)).toMatchObject({ freeMemoryPercent: 0, uptimeInHours: 0 });
  });

  test('that fail to come are silence, counted since the first one', async () => {
    const { stationId, read } = await newStation();
    await ping(stationId);
    scene.clock.advance({ hours: 2 });
    await scene.signInAgain();
    const { silentInHours, points } = await read();
    // Up to five minutes at either end belong to a time that was heard or has not passed.
    expect(silentInHours).toBeGreaterThan(1.8);
    expect(silentInHours).toBeLessThanOrEqual(2);
    expect(points.at(-2)?.heardPercent).toBe(0);
  });
});

test('doors tell how often they opened, jammed and were out of service', async () => {
  const { stationId, read } = await newStation();
  const log = (title: 'door-opened' | 'door-jammed', lockerNumber: number) =>
    writeLog(scene.db.query, { stationId, title, data: null, lockerNumber }, scene.clock.now());
  await log('door-opened', 1);
  await log('door-opened', 1);
  await log('door-jammed', 2);
  await scene.admin.call(calls.editLocker, { stationId, lockerNumber: 2, status: 'disabled' });
  scene.clock.advance({ hours: 1 });
  await scene.signInAgain();
  await scene.admin.call(calls.editLocker, { stationId, lockerNumber: 2, status: 'free' });
  const { doors, jams, downtime } = await read();
  expect(doors[0]).toEqual({
    lockerNumber: 1,
    openings: 2,
    jams: 0,
    rentals: 0,
    isOutOfService: false,
    outOfServiceInHours: 0,
  });
  expect(doors[1]).toMatchObject({ openings: 0, jams: 1, isOutOfService: false });
  expect(doors[1]?.outOfServiceInHours).toBeCloseTo(1, 1);
  expect(jams).toMatchObject([{ lockerNumber: 2 }]);
  expect(downtime.lockerHours).toBeCloseTo(1, 1);
  expect(downtime).toMatchObject({ usualPerHourInCents: 0, lostInCents: 0 });
});

test('what an outage has cost follows from what the lockers usually bring', async () => {
  const { stationId, read } = await newStation();
  const { query } = scene.db;
  const now = scene.clock.now();
  await query
    .updateTable('stations')
    .set({ createdAt: now.subtract({ hours: 100 }) })
    .where('id', '=', stationId)
    .execute();
  const like = await query
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'complete')
    .executeTakeFirstOrThrow();
  const booking = { ...like, id: `of-${stationId}`, stationId, start: now.subtract({ hours: 5 }), paymentId: null };
  const json = { tariff: JSON.stringify(like.tariff) as never };
  await query
    .insertInto('bookings')
    .values({ ...booking, ...json, end: now.subtract({ hours: 4 }) })
    .execute();
  await query
    .insertInto('ledger')
    .values({
      id: booking.id,
      idempotencyKey: booking.id,
      kind: 'charge',
      purpose: 'rental',
      state: 'succeeded',
      bookingId: booking.id,
      amountInCents: 20_000,
      createdAt: now,
      settledAt: now,
    })
    .execute();
  await scene.admin.call(calls.editLocker, { stationId, lockerNumber: 1, status: 'disabled' });
  scene.clock.advance({ hours: 3 });
  await scene.signInAgain();
  const { downtime } = await read();
  // Two lockers, open around the clock for 103 hours.
  expect(downtime.usualPerHourInCents).toBeCloseTo(20_000 / 206, 0);
  expect(downtime.lockerHours).toBeCloseTo(3, 1);
  expect(downtime.lostInCents).toBeGreaterThan(280);
  expect(downtime.lostInCents).toBeLessThan(300);
});

test('is for whoever runs the station', async () => {
  const { stationId } = await newStation();
  const path = `/api/admin/stations/${stationId}/health`;
  expect((await scene.admin.ask('GET', path)).status).toBe(200);
  expect((await scene.owner.ask('GET', path)).status).toBe(404);
  expect((await scene.visitor.ask('GET', path)).status).toBe(401);
  expect((await scene.admin.ask('GET', `${path}?range=century`)).status).toBe(400);
});
