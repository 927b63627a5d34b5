import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;
const get = (who: Customer, path: string) => who.browser.fetch(path);

async function paidBooking(count = 1) {
  const beach = await scene.station({ lockers: 3 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count });
  await scene.pay(url);
  const { id } = await anna.newest();
  await anna.read(id);
  return { anna, beach, id };
}

describe('a booking', () => {
  test('of somebody else is not there, for reading and for everything else', async () => {
    const { id } = await paidBooking();
    const boris = await scene.customer();
    expect((await get(boris, `/api/bookings/${id}`)).status).toBe(404);
    expect((await get(boris, `/api/bookings/${id}/calendar.ics`)).status).toBe(404);
    for (const act of ['cancel', 'confirm']) {
      expect((await boris.browser.post(`/api/bookings/${id}/${act}`, {})).status).toBe(404);
    }
    expect((await get(boris, '/api/bookings/nonsense')).status).toBe(404);
    expect((await scene.browser().fetch(`/api/bookings/${id}`)).status).toBe(401);
  });

  test('is readable for an admin, without what only the customer may do', async () => {
    const { id } = await paidBooking();
    const admin = await scene.newAdmin();
    expect((await admin.read(id)).actions).toMatchObject({
      canCancel: true,
      canConfirm: false,
      resumePaymentUrl: null,
      amountDueInCents: null,
    });
  });

  test('comes with its station, also when that has been hidden since', async () => {
    const { anna, beach, id } = await paidBooking();
    await beach.set({ status: 'hidden' });
    const { station } = await anna.browser.call(calls.booking, { bookingId: id });
    expect(station).toMatchObject({ id: beach.id, phone: '+372 5555 0101' });
  });

  test('shows up among the upcoming ones of its station once it is paid', async () => {
    const { anna, beach, id } = await paidBooking();
    const { stations } = await anna.browser.call(calls.stations);
    expect(stations.find((station) => station.id === beach.id)?.bookings).toMatchObject([{ id, own: true }]);
  });
});

test('the own list is newest first, in pages', async () => {
  const beach = await scene.station({ lockers: 3 });
  const anna = await scene.customer();
  for (const hour of ['10', '12', '14']) {
    const { url } = await anna.checkout(
      beach.slot(`${hour}:00`, `${hour}:59`.replace(':59', ':00').replace(hour, String(Number(hour) + 1))),
    );
    await scene.pay(url);
    await anna.read((await anna.newest()).id);
    scene.clock.advance({ seconds: 1 });
  }
  const all = await anna.browser.call(calls.myBookings);
  expect(all).toMatchObject({ total: 3, pagination: { offset: 0, limit: 100 } });
  const starts = all.bookings.map(({ metadata }) => metadata.start);
  expect(starts).toEqual(starts.toSorted().toReversed());
  expect(all.bookings[0]).toMatchObject({ stationName: 'Test beach', timeZone: 'Europe/Tallinn', amount_total: 2000 });
  const page = await anna.browser.call(calls.myBookings, { offset: 1, limit: 1 });
  expect(page.bookings.map(({ id }) => id)).toEqual([all.bookings[1]?.id]);
  expect(page).toMatchObject({ total: 3, pagination: { offset: 1, limit: 1 } });
});

describe('confirming the return', () => {
  const setSessions = (bookingId: string, change: Parameters<typeof update>[1]) => update(bookingId, change);
  const update = (bookingId: string, change: { status: 'started' | 'finished'; firstOpenAt: Temporal.Instant }) =>
    scene.db.query.updateTable('sessions').set(change).where('bookingId', '=', bookingId).execute();

  test('waits until every board is back', async () => {
    const { anna, id } = await paidBooking(2);
    const confirm = () => anna.browser.post(`/api/bookings/${id}/confirm`, {});
    const refusal = async () => (await confirm()).headers.get('x-refusal');
    expect(await refusal()).toBe('not-collected');
    await setSessions(id, { status: 'started', firstOpenAt: scene.clock.now() });
    expect(await refusal()).toBe('not-returned');
    await setSessions(id, { status: 'finished', firstOpenAt: scene.clock.now() });
    expect((await anna.read(id)).actions.canConfirm).toBe(true);
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await anna.read(id)).toMatchObject({ confirmedAt: expect.any(String), actions: { canConfirm: false } });
  });
});

test('an admin confirms a return for a customer, an owner does not, and it is on record', async () => {
  const { id } = await paidBooking();
  const { stationId } = await scene.bookingOf(id);
  const firstOpenAt = scene.clock.now();
  const finished = { status: 'finished', firstOpenAt } as const;
  await scene.db.query.updateTable('sessions').set(finished).where('bookingId', '=', id).execute();
  const [owner, admin] = [await scene.customer(), await scene.newAdmin()];
  const createdAt = scene.clock.now();
  await scene.db.query
    .insertInto('stationOwners')
    .values({ stationId, accountId: owner.account.id, createdAt })
    .execute();
  const mayConfirm = async (viewer: { browser: Customer['browser'] }) =>
    (await viewer.browser.call(calls.adminBooking, { bookingId: id })).rights.canConfirmReturn;
  expect([await mayConfirm(owner), await mayConfirm(admin)]).toEqual([false, true]);
  expect((await owner.browser.post(`/api/bookings/${id}/confirm`, {})).status).toBe(403);
  expect((await admin.browser.post(`/api/bookings/${id}/confirm`, {})).status).toBe(200);
  expect((await scene.bookingOf(id)).confirmedAt).not.toBeNull();
  expect(await mayConfirm(admin)).toBe(false);
  const audit = await scene.db.query
    .selectFrom('audit')
    .select(['action', 'actorId'])
    .where('target', '=', id)
    .execute();
  expect(audit).toEqual([{ action: 'return-confirmed', actorId: admin.account.id }]);
});

test('a board that nobody collects by the end is cancelled and its code dies, without a refund', async () => {
  const { anna, id } = await paidBooking();
  const { end } = await scene.bookingOf(id);
  await scene.advance({ seconds: Math.ceil(end.since(scene.clock.now()).total('seconds')) + 60 });
  const over = await anna.read(id);
  expect(over).toMatchObject({ status: 'complete', refundedInCents: 0, actions: { canCancel: false } });
  expect(over.sessions).toMatchObject([{ status: 'cancelled', code: null }]);
});

test('a code stays taken where a station may still know it', async () => {
  const beach = await scene.station({ lockers: 1, apiKeyHash: 'hash-of-another-key' });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await anna.newest();
  await anna.read(id);
  expect(await scene.sessionsOf(id)).toMatchObject([{ codeKnown: true, revision: 2 }]);
  const { id: elsewhere } = await paidBooking();
  expect(await scene.sessionsOf(elsewhere)).toMatchObject([{ codeKnown: false }]);
});

test('the calendar entry is well-formed and keeps the code to itself', async () => {
  const { anna, id } = await paidBooking();
  const response = await get(anna, `/api/bookings/${id}/calendar.ics`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  const lines = text.split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  const { start, end } = await scene.bookingOf(id);
  const stamp = (instant: Temporal.Instant) => instant.toString().replaceAll(/[-:]/g, '');
  expect(unfolded).toContain(`DTSTART:${stamp(start)}\r\nDTEND:${stamp(end)}\r\n`);
  expect(unfolded).toContain(String.raw`LOCATION:Test beach\, Ranna 1\; Tallinn`);
  expect(unfolded).toContain(`URL:${scene.url}/bookings/${id}`);
  const [session] = await scene.sessionsOf(id);
  expect(text).not.toMatch(new RegExp(`\\b${session?.code}\\b(?!.*Z)`));
});

test('the calendar entry has no control characters and nothing that turns its reading round', async () => {
  const { anna, beach, id } = await paidBooking();
  const { query } = scene.db;
  const { metadata } = await query
    .selectFrom('stations')
    .select('metadata')
    .where('id', '=', beach.id)
    .executeTakeFirstOrThrow();
  // An old row, or one that another program wrote.
  const odd = { ...metadata, name: 'Test\u202E\u0007 beach\u2028END:VEVENT' };
  await query
    .updateTable('stations')
    .set({ metadata: asJson(odd) })
    .where('id', '=', beach.id)
    .execute();
  const text = await (await get(anna, `/api/bookings/${id}/calendar.ics`)).text();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E]/u);
  expect(text).toContain(String.raw`LOCATION:Test beach\nEND:VEVENT\,`);
});

describe('availability of a day', () => {
  const of = (stationId: string, date: string) => scene.browser().call(calls.stationAvailability, { stationId, date });

  test('counts boards, holds included, and nothing else', async () => {
    const beach = await scene.station({ lockers: 3, openTimeInSeconds: 8 * 3600, closeTimeInSeconds: 20 * 3600 });
    const anna = await scene.customer();
    const slot = beach.slot('12:00', '13:00');
    await anna.checkout(slot, { count: 2 });
    const date = slot.start.slice(0, 10);
    const { start } = beach.slot('08:00', '09:00');
    expect(await of(beach.id, date)).toEqual({
      total: 3,
      start,
      end: beach.slot('08:00', '20:00').end,
      changes: [
        { total: 1, change: -2, time: slot.start },
        { total: 3, change: 2, time: slot.end },
      ],
      closed: [],
      closures: [],
    });
  });

  test('is read once for strangers, until something changes at the station; whoever is signed in reads it anew', async () => {
    const beach = await scene.station({ lockers: 3 });
    const slot = beach.slot('12:00', '13:00');
    const date = slot.start.slice(0, 10);
    // Its own rows are told of at their commit, and must not end what is cached now.
    const isCached = async () =>
      !(await countStatements(() => of(beach.id, date))).some((text) => text.includes('sessions'));
    await expect.poll(isCached, SOON).toBe(true);
    expect((await of(beach.id, date)).changes).toEqual([]);

    const anna = await scene.customer();
    await anna.checkout(slot, { count: 2 });
    const own = await anna.browser.call(calls.stationAvailability, { stationId: beach.id, date });
    expect(own.changes).toHaveLength(2);
    await expect.poll(async () => (await of(beach.id, date)).changes, SOON).toEqual(own.changes);
    await scene.db.query.updateTable('stations').set({ status: 'hidden' }).where('id', '=', beach.id).execute();
    const status = async () =>
      (await scene.browser().fetch(callAddress(calls.stationAvailability, { stationId: beach.id, date }))).status;
    await expect.poll(status, SOON).toBe(404);
  });

  test('reaches a turnaround past midnight, so that a form sees what the checkout will say', async () => {
    const beach = await scene.station({ lockers: 3, turnaroundInSeconds: 600 });
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const midnight = beach.slot('00:00', '01:00', 4);
    expect((await anna.checkout(midnight, { count: 3 })).status).toBe(200);
    const evening = beach.slot('23:00', '24:00', 3);
    const day = await of(beach.id, beach.slot('12:00', '13:00', 3).start.slice(0, 10));
    expect(day).toMatchObject({ total: 3, changes: [{ total: 0, change: -3, time: midnight.start }] });
    expect(Temporal.Instant.from(day.end)).toEqual(Temporal.Instant.from(midnight.start).add({ minutes: 10 }));
    expect(await boris.checkout(evening)).toMatchObject({ status: 409, refusal: 'no-boards-left' });
    expect((await boris.checkout(beach.slot('22:50', '23:50', 3))).status).toBe(200);
  });

  test('is nothing on days that cannot be booked and at closed stations, and 404 for hidden ones', async () => {
    const beach = await scene.station({ lockers: 3 });
    for (const day of [-1, 6]) {
      const { start } = beach.slot('12:00', '13:00', day);
      expect(await of(beach.id, start.slice(0, 10))).toMatchObject({ total: 0, changes: [] });
    }
    const { start } = beach.slot('12:00', '13:00');
    await beach.set({ status: 'disabled' });
    expect(await of(beach.id, start.slice(0, 10))).toMatchObject({ total: 0 });
    await beach.set({ status: 'hidden' });
    expect((await scene.browser().fetch(`/api/stations/${beach.id}/availability?date=2027-06-01`)).status).toBe(404);
    expect((await scene.browser().fetch(`/api/stations/${beach.id}/availability?date=2027-02-31`)).status).toBe(400);
    expect((await scene.browser().fetch(`/api/stations/${beach.id}/availability?date=0000-01-01`)).status).toBe(400);
  });
});
