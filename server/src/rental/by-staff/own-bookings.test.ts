import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Someone = Awaited<ReturnType<RentalScene['customer']>>;

async function ownBooking(lockers = 3) {
  const beach = await scene.station({ lockers });
  const owner = await scene.customer();
  const ownership = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  const { url } = await owner.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  await scene.jobs.drain();
  const { id } = await owner.newest();
  const { id: sessionId } = await scene.db.query
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow();
  return { beach, owner, id, sessionId };
}

const refusalOf = async (asked: Promise<Response>) => {
  const answer = await asked;
  return answer.ok ? answer.status : answer.headers.get('x-refusal');
};
const voucher = ({ browser }: Someone, id: string, amountInCents: number) =>
  refusalOf(
    browser.post(`/api/admin/bookings/${id}/refund`, { amountInCents, reason: 'equipment-trouble', form: 'voucher' }),
  );

test('an owner gives, lengthens and cancels nothing of a booking of their own, whichever way they ask', async () => {
  const { beach, owner, id, sessionId } = await ownBooking();
  const { browser } = owner;
  const at = (path: string, body: object) => refusalOf(browser.post(`/api/admin/bookings/${id}${path}`, body));
  expect(await voucher(owner, id, 100)).toBe('own-booking');
  expect(await at('/refund', { amountInCents: 100, reason: 'equipment-trouble' })).toBe('own-booking');
  expect(await at('/cancel', { reason: 'A storm' })).toBe('own-booking');
  expect(await at('/cancel/preview', {})).toBe('own-booking');
  expect(await at('/extend', { reason: 'A friend' })).toBe('own-booking');
  const { end } = beach.slot('12:00', '15:00');
  await expect(browser.call(calls.editSession, { sessionId, end })).rejects.toMatchObject({ code: 'own-booking' });
  const more = { bookingId: id, ...beach.slot('12:00', '13:00') };
  expect(await refusalOf(browser.post('/api/sessions/new', more))).toBe('own-booking');
  // Like any customer they may still cancel.
  expect(await refusalOf(browser.post(`/api/bookings/${id}/cancel`, {}))).toBe(200);
});

test('an owner cancels by the rule of every customer, also while their station is switched off', async () => {
  const { beach, owner, id: bookingId } = await ownBooking();
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  await scene.jobs.drain();
  const { id: hers } = await anna.newest();
  await owner.browser.call(calls.editStation, { stationId: beach.id, status: 'disabled' });
  const all = { bookingId: hers, preview: true };
  expect(await anna.browser.call(calls.cancelBooking, all)).toMatchObject({ refundInCents: 2000 });
  const own = { bookingId, preview: true };
  expect(await owner.browser.call(calls.cancelBooking, own)).toMatchObject({ refundInCents: 1800 });
  expect(await owner.browser.call(calls.cancelBooking, { bookingId })).toMatchObject({ refundInCents: 1800 });
});

test('nor has an owner anything back for their own word, or for what they switch off', async () => {
  const { beach, owner, id: bookingId, sessionId } = await ownBooking(1);
  const { browser } = owner;
  const wouldGoBack = async () => {
    await scene.advance({ minutes: 1 });
    return (await browser.call(calls.cancelBooking, { bookingId, preview: true })).refundInCents;
  };
  const soon = Temporal.Instant.from(beach.slot('11:50', '12:00').start);
  await scene.advance({ milliseconds: scene.clock.now().until(soon).total('milliseconds') });
  await scene.stayIn();
  const { id: problemId } = await browser.call(calls.reportProblem, { bookingId, sessionId, what: 'unsafe' });
  const resolve = browser.call(calls.resolveProblem, { problemId });
  await expect(resolve).rejects.toMatchObject({ code: 'own-booking' });
  expect(await wouldGoBack()).toBe(0);
  await browser.call(calls.editLocker, { stationId: beach.id, lockerNumber: 1, status: 'disabled' });
  expect(await wouldGoBack()).toBe(0);
  await browser.call(calls.editStation, { stationId: beach.id, status: 'disabled' });
  expect(await wouldGoBack()).toBe(0);
  await scene.advance({ minutes: 75 });
  expect(await scene.refundsOf(bookingId)).toEqual([]);
});

test('a key that somebody made lengthens nothing of theirs either', async () => {
  const { beach, owner, sessionId } = await ownBooking();
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', owner.account.id).execute();
  const browser = await scene.as(owner.account.email);
  const { newAPIKey: key } = await browser.call(calls.newApiKey, { name: 'Clever', scope: 'operate' });
  const answer = await fetch(new URL(`/api/sessions/${sessionId}/edit`, scene.url), {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ end: beach.slot('12:00', '15:00').end }),
  });
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([409, 'own-booking']);
});

test('vouchers and money together never exceed what was kept, also once the booking is cancelled', async () => {
  const { owner, id } = await ownBooking();
  const admin = await scene.newAdmin();
  expect(await voucher(admin, id, 2001)).toBe('refund-too-large');
  expect(await voucher(admin, id, 1500)).toBe(200);
  expect(await voucher(admin, id, 501)).toBe('refund-too-large');
  const money = { amountInCents: 501, reason: 'equipment-trouble' };
  expect(await refusalOf(admin.browser.post(`/api/admin/bookings/${id}/refund`, money))).toBe('refund-too-large');
  expect(await refusalOf(owner.browser.post(`/api/bookings/${id}/cancel`, {}))).toBe(200);
  expect(await voucher(admin, id, 1)).toBe('refund-too-large');
});
