import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newId, newToken } from '../../ground/secrets.ts';
import { insertLogin } from '../../identity/accounts/login-store.ts';
import { newStationKey } from '../../site/stations/link/new-station-key.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

async function paidBooking() {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await anna.newest();
  await anna.read(id);
  return { anna, beach, id };
}

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

const messages = (faults: { sms: 'deliver' | 'refuse' }) =>
  scene.browser().post('/sandbox/api/messages/faults', faults);

test('an owner sees which messages of a booking arrived and which did not, at own stations only', async () => {
  await messages({ sms: 'refuse' });
  const { anna, beach, id } = await paidBooking();
  await scene.jobs.drain();
  await messages({ sms: 'deliver' });

  const owner = await ownerOf(beach.id);
  const { notices } = await owner.browser.call(calls.adminBooking, { bookingId: id });
  const confirmations = notices.filter(({ kind }) => kind === 'booking-confirmed');
  expect(confirmations).toMatchObject([
    { channel: 'email', state: 'sent', attempts: 1, sentAt: expect.any(String), lastError: null },
    { channel: 'sms', state: 'failed', attempts: 1, sentAt: null, lastError: expect.any(String) },
  ]);

  const neighbour = await ownerOf((await scene.station()).id);
  const asked = await Promise.all([neighbour, anna].map(({ browser }) => browser.fetch(`/api/admin/bookings/${id}`)));
  expect(asked.map(({ status }) => status)).toEqual([404, 403]);
  expect((await scene.browser().fetch(`/api/admin/bookings/${id}`)).status).toBe(401);
});

async function apiKey(stationIds: string[] | null) {
  const now = scene.clock.now();
  const key = newToken();
  const row = { id: newId(), name: 'report', hash: hashToken(key), stationIds, createdAt: now, updatedAt: now };
  await scene.db.query.insertInto('apiKeys').values(row).execute();
  return key;
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('a program reads a booking with an API key of its station', async () => {
  const { id, beach } = await paidBooking();
  const key = bearer(await apiKey([beach.id]));
  const read = await scene.browser().fetch(`/api/admin/bookings/${id}`, key);
  const detail = (await read.json()) as { booking: object; sessions: { code: string }[]; notices: object[] };
  expect(detail.booking).toMatchObject({ id, status: 'complete', amountInCents: 2000, refundedInCents: 0 });
  expect(detail.sessions[0]?.code).toMatch(/^\d{4}$/);
  expect(detail.notices.length).toBeGreaterThan(0);
  const { id: elsewhere } = await paidBooking();
  expect((await scene.browser().fetch(`/api/admin/bookings/${elsewhere}`, key)).status).toBe(404);
});

test('what was paid and what went back are sums of all that its customer ever paid for it', async () => {
  const { id, beach } = await paidBooking();
  const charge = await scene.db.query
    .selectFrom('ledger')
    .selectAll()
    .where('bookingId', '=', id)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  const late = { ...charge, id: newId(), purpose: 'overtime' as const, amountInCents: 3000, receiptId: null };
  const back = { ...late, id: newId(), kind: 'refund' as const, purpose: 'objection' as const, refundsId: late.id };
  const unpaid = { ...late, id: newId(), state: 'failed' as const, amountInCents: 7000 };
  const rows = [late, back, unpaid].map((row) => ({ ...row, idempotencyKey: row.id }));
  await scene.db.query.insertInto('ledger').values(rows).execute();
  const owner = await ownerOf(beach.id);
  const sums = { amountInCents: 5000, refundedInCents: 3000, refundWaitingInCents: 0 };
  expect((await owner.browser.call(calls.adminBooking, { bookingId: id })).booking).toMatchObject(sums);
  expect((await owner.browser.call(calls.adminBookings, { stationId: beach.id })).bookings).toMatchObject([sums]);
});

/** A token from `POST /users/login`. */
async function tokenOf({ account }: { account: { id: string } }) {
  const now = scene.clock.now();
  const token = newToken();
  const login = { accountId: account.id, tokenHash: hashToken(token), kind: 'bearer', method: 'password' } as const;
  await insertLogin(scene.db.query, { ...login, device: 'Test', expiresAt: now.add({ hours: 12 }) }, now);
  return token;
}

describe('the booking as its customer knows it, asked for with a bearer,', () => {
  const read = (id: string, token: string, browser = scene.browser()) =>
    browser.fetch(`/api/bookings/${id}`, bearer(token));

  test('answers staff and programs as the cookie of staff would, without what only a cookie can do', async () => {
    const { id, beach } = await paidBooking();
    const owner = await ownerOf(beach.id);
    const tokens = [await tokenOf(owner), await apiKey([beach.id]), await apiKey(null)];
    const { booking: forStaff, station } = await owner.browser.call(calls.booking, { bookingId: id });
    expect(forStaff.actions.canCancel).toBe(true);
    const actions = { ...forStaff.actions, canCancel: false, cancellableSessionIds: [] };
    for (const token of tokens) {
      expect(await (await read(id, token)).json()).toEqual({ booking: { ...forStaff, actions }, station });
    }
    const told = await read(id, await tokenOf(await scene.newAdmin()));
    expect(await told.json()).toMatchObject({ booking: { actions } });
  });

  test('is not there for those who run another station, and is refused to everything else', async () => {
    const { anna, id } = await paidBooking();
    const elsewhere = await scene.station();
    const stationKey = await newStationKey(scene.db.query, elsewhere.id, scene.clock.now());
    const neighbour = await ownerOf(elsewhere.id);
    const statusOf = async (token: string) => (await read(id, token)).status;
    expect(await statusOf(await tokenOf(neighbour))).toBe(404);
    expect(await statusOf(await apiKey([elsewhere.id]))).toBe(404);
    expect(await statusOf(stationKey)).toBe(401);
    expect(await statusOf('nonsense')).toBe(401);
    // A caller with a bearer token is that bearer; the cookie beside it is no second try.
    expect((await read(id, 'nonsense', anna.browser)).status).toBe(401);
    expect((await read(id, await tokenOf(neighbour), anna.browser)).status).toBe(404);
    expect((await read(id, await tokenOf(anna))).status).toBe(200);
  });

  test('is all that it is for: nothing is done with one', async () => {
    const { beach, id } = await paidBooking();
    const [program, owner] = [await apiKey(null), await tokenOf(await ownerOf(beach.id))];
    for (const act of ['cancel', 'confirm']) {
      const done = async (token: string) =>
        (await scene.browser().post(`/api/bookings/${id}/${act}`, {}, bearer(token).headers)).status;
      // A program never may; a person may, with the cookie.
      expect(await done(program)).toBe(403);
      expect(await done(owner)).toBe(401);
    }
  });
});

test('an admin cancels in person with everything back, and leaves a trace', async () => {
  const { id, anna, beach } = await paidBooking();
  const admin = await scene.newAdmin();
  const cancelled = await admin.browser.call(calls.adminCancelBooking, { bookingId: id, reason: 'storm' });
  expect(cancelled).toMatchObject({ status: 'expired', refundWaitingInCents: 2000 });
  const audit = await scene.db.query.selectFrom('audit').select('data').where('target', '=', id).execute();
  expect(audit).toEqual([{ data: { reason: 'storm' } }]);
  const { entries } = await admin.browser.call(calls.audit, { target: id });
  expect(entries).toMatchObject([
    { about: { kind: 'booking', bookingId: id, stationId: beach.id, name: anna.account.email } },
  ]);
});

test('an owner sees the phone of a renter for thirty days and never the e-mail, an admin both', async () => {
  const { anna, beach, id } = await paidBooking();
  const owner = await ownerOf(beach.id);
  const admin = await scene.newAdmin();
  type Read = { booking: { email: string; phone: string; metadata: { phone: string } } };
  const readAt = async (path: string, token: string) =>
    (await (await scene.browser().fetch(path, bearer(token))).json()) as Read;
  const seenBy = async (person: { account: { id: string } }) => {
    const token = await tokenOf(person);
    const { booking } = await readAt(`/api/admin/bookings/${id}`, token);
    const { booking: asOnItsPage } = await readAt(`/api/bookings/${id}`, token);
    return { email: booking.email, phone: booking.phone, phoneOnPage: asOnItsPage.metadata.phone };
  };
  const phone = '+37255550199';
  const { email } = anna.account;
  expect(await seenBy(owner)).toEqual({ email: '', phone, phoneOnPage: phone });
  expect(await seenBy(admin)).toEqual({ email, phone, phoneOnPage: phone });
  scene.clock.advance({ hours: 24 * 32 });
  expect(await seenBy(owner)).toEqual({ email: '', phone: '', phoneOnPage: '' });
  expect(await seenBy(admin)).toEqual({ email, phone, phoneOnPage: phone });
  const own = await readAt(`/api/bookings/${id}`, await tokenOf(anna));
  expect(own.booking.metadata.phone).toBe(phone);
});
