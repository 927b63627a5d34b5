import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene, type TestStation } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('deliver'));
afterAll(() => scene.close());

async function bookAt(beach: TestStation, from: string, to: string, count = 1) {
  const customer = await scene.customer();
  const { url } = await customer.checkout(beach.slot(from, to), { count });
  await scene.pay(url);
  await scene.jobs.drain();
  return { customer, id: (await customer.newest()).id };
}

const repairs = (beach: TestStation, from: string, to: string) => ({ ...beach.slot(from, to), reason: 'Repairs' });

const lockersOf = async (bookingId: string) =>
  (await scene.sessionsOf(bookingId)).map(({ lockerNumber, status }) => ({ lockerNumber, status }));

describe('closing a station', () => {
  test('shows whom it touches, then cancels them with all the money back and tells them', async () => {
    const beach = await scene.station({ lockers: 2 });
    const inside = await bookAt(beach, '12:00', '14:00', 2);
    const before = await bookAt(beach, '09:00', '10:00');
    const admin = await scene.newAdmin();
    const wish = repairs(beach, '11:00', '13:00');
    const shown = await admin.browser.call(calls.previewClosure, wish);
    expect(shown.movable).toEqual([]);
    expect(shown.toCancel.map(({ id }) => id)).toEqual([inside.id]);
    expect((await scene.bookingOf(inside.id)).status).toBe('complete');

    const made = await admin.browser.call(calls.newClosure, { ...wish, cancels: [inside.id] });
    expect(made).toMatchObject({ moved: 0, cancelled: 1, closure: { stationId: beach.id, lockerNumber: null } });
    await scene.jobs.drain();
    const { amountInCents, ...booking } = await scene.bookingOf(inside.id);
    expect(booking).toMatchObject({ status: 'expired', cancelledBy: 'operator' });
    expect(await scene.refundsOf(inside.id)).toMatchObject([
      { purpose: 'operator-fault', state: 'succeeded', amountInCents },
    ]);
    const told = await scene.db.query
      .selectFrom('notices')
      .select('channel')
      .where('bookingId', '=', inside.id)
      .where('kind', '=', 'booking-cancelled')
      .where('sentAt', 'is not', null)
      .execute();
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
    expect((await scene.bookingOf(before.id)).status).toBe('complete');
    expect(await scene.isFree(beach.slot('12:30', '13:30'))).toBe(false);
    expect(await scene.isFree(beach.slot('13:00', '14:00'))).toBe(true);
  });

  test('tells customers why, beside the day and in the message about a cancelled booking', async () => {
    const beach = await scene.station({ lockers: 2 });
    const { customer, id } = await bookAt(beach, '12:00', '14:00');
    const admin = await scene.newAdmin();
    const wish = { ...repairs(beach, '11:00', '13:00'), kind: 'maintenance' as const };
    await admin.browser.call(calls.newClosure, wish);
    await scene.jobs.drain();
    const { start, end } = wish;
    const date = start.slice(0, 10);
    const shown = await scene.browser().call(calls.stationAvailability, { stationId: beach.id, date });
    expect(shown.closures).toEqual([{ kind: 'maintenance', start, end }]);
    const other = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
    const open = await scene.browser().call(calls.stationAvailability, { stationId: beach.id, date: other });
    expect(open.closures).toEqual([]);
    const mails = scene.messages.list({ to: customer.account.email });
    expect(mails[0]?.text).toContain('Maintenance: the station is closed.');
    expect((await scene.bookingOf(id)).status).toBe('expired');
  });

  test('is refused when others than those shown would lose their booking', async () => {
    const beach = await scene.station();
    const admin = await scene.newAdmin();
    const wish = repairs(beach, '11:00', '13:00');
    expect(await admin.browser.call(calls.previewClosure, wish)).toEqual({ movable: [], toCancel: [] });
    const { id } = await bookAt(beach, '12:00', '13:00');
    const refused = await admin.browser.post('/api/admin/closures', { ...wish, cancels: [] });
    expect(refused.headers.get('x-refusal')).toBe('state-moved-on');
    expect((await scene.bookingOf(id)).status).toBe('complete');
    const { closures } = await admin.browser.call(calls.closures, { stationId: beach.id });
    expect(closures).toEqual([]);
  });

  test('leaves a board that is out to its renter', async () => {
    const beach = await scene.station();
    const { id } = await bookAt(beach, '12:00', '14:00');
    const started = { status: 'started', firstOpenAt: scene.clock.now() } as const;
    await scene.db.query.updateTable('sessions').set(started).where('bookingId', '=', id).execute();
    const admin = await scene.newAdmin();
    expect(await admin.browser.call(calls.newClosure, repairs(beach, '11:00', '13:00'))).toMatchObject({
      cancelled: 0,
    });
    expect((await scene.bookingOf(id)).status).toBe('complete');
  });

  test('gives the money back for the boards of a booking that nobody has collected yet', async () => {
    const beach = await scene.station({ lockers: 2 });
    const { id } = await bookAt(beach, '12:00', '14:00', 2);
    const [collected] = await scene.sessionsOf(id);
    const started = { status: 'started', firstOpenAt: scene.clock.now() } as const;
    await scene.db.query
      .updateTable('sessions')
      .set(started)
      .where('id', '=', collected?.id ?? '')
      .execute();
    const admin = await scene.newAdmin();
    expect(await admin.browser.call(calls.newClosure, repairs(beach, '11:00', '13:00'))).toMatchObject({
      cancelled: 1,
    });
    await scene.jobs.drain();
    const { status, amountInCents } = await scene.bookingOf(id);
    expect(status).toBe('complete');
    expect((await scene.sessionsOf(id)).map((session) => session.status).toSorted()).toEqual(['cancelled', 'started']);
    expect(await scene.refundsOf(id)).toMatchObject([
      { purpose: 'operator-fault', amountInCents: (amountInCents ?? 0) / 2 },
    ]);
  });

  test.for(['before', 'after'])(
    'gives back what somebody pays who was at the payment page (%s its end)',
    async (when) => {
      const beach = await scene.station();
      const customer = await scene.customer();
      const { url } = await customer.checkout(beach.slot('12:00', '13:00'));
      const { id } = await customer.newest();
      const admin = await scene.newAdmin();
      await scene.webhooks('drop');
      if (when === 'before') await scene.pay(url);
      expect(await admin.browser.call(calls.newClosure, repairs(beach, '11:00', '13:00'))).toMatchObject({
        cancelled: 0,
      });
      await scene.jobs.drain();
      if (when === 'after') await scene.pay(url);
      await scene.advance({ minutes: 2 });
      expect((await scene.bookingOf(id)).status).toBe('expired');
      const { payments } = await scene.readProviderLedger();
      const paid = payments.filter(({ metadata, status }) => metadata['bookingId'] === id && status === 'complete');
      const back = (await scene.refundsOf(id)).filter(({ state }) => state === 'succeeded');
      expect(back.map(({ amountInCents }) => amountInCents)).toEqual(paid.map(({ amountInCents }) => amountInCents));
      expect(paid).toHaveLength(when === 'before' ? 1 : 0);
    },
  );
});

describe('closing one locker', () => {
  test('moves whoever has a place elsewhere', async () => {
    const beach = await scene.station({ lockers: 2 });
    const { id } = await bookAt(beach, '12:00', '14:00');
    const [session] = await scene.sessionsOf(id);
    const lockerNumber = session?.lockerNumber ?? 0;
    const admin = await scene.newAdmin();
    const wish = { ...repairs(beach, '11:00', '13:00'), lockerNumber };
    const shown = await admin.browser.call(calls.previewClosure, wish);
    expect(shown).toMatchObject({ movable: [{ id }], toCancel: [] });
    expect(await admin.browser.call(calls.newClosure, wish)).toMatchObject({ moved: 1, cancelled: 0 });
    expect(await lockersOf(id)).toEqual([{ lockerNumber: 3 - lockerNumber, status: 'created' }]);
  });

  test('cancels only as many as have no place, the last to start', async () => {
    const beach = await scene.station({ lockers: 2 });
    const first = await bookAt(beach, '12:00', '14:00');
    const second = await bookAt(beach, '13:00', '15:00');
    const admin = await scene.newAdmin();
    const [kept] = await lockersOf(first.id);
    const wish = { ...repairs(beach, '11:00', '16:00'), lockerNumber: kept?.lockerNumber ?? 0 };
    const made = await admin.browser.call(calls.newClosure, wish);
    expect(made.moved + made.cancelled).toBeGreaterThan(0);
    const statuses = [await scene.bookingOf(first.id), await scene.bookingOf(second.id)].map(({ status }) => status);
    expect(statuses.filter((status) => status === 'complete')).toHaveLength(1);
    expect(made.cancelled).toBe(1);
  });

  test('a locker that is not there answers 404', async () => {
    const beach = await scene.station();
    const admin = await scene.newAdmin();
    const asked = await admin.browser.post('/api/admin/closures', {
      ...repairs(beach, '11:00', '12:00'),
      lockerNumber: 9,
    });
    expect(asked.status).toBe(404);
  });
});

test('opening again gives the time free, and twice is as good as once', async () => {
  const beach = await scene.station();
  const admin = await scene.newAdmin();
  const { closure } = await admin.browser.call(calls.newClosure, repairs(beach, '11:00', '13:00'));
  const { closures } = await admin.browser.call(calls.closures, { stationId: beach.id });
  expect(closures).toEqual([closure]);
  expect(await scene.isFree(beach.slot('11:00', '12:00'))).toBe(false);
  await admin.browser.call(calls.endClosure, { closureId: closure.id });
  await admin.browser.call(calls.endClosure, { closureId: closure.id });
  expect(await scene.isFree(beach.slot('11:00', '12:00'))).toBe(true);
  expect((await admin.browser.call(calls.closures, { stationId: beach.id })).closures).toEqual([]);
  const recorded = await scene.db.query
    .selectFrom('audit')
    .select('action')
    .where('target', '=', closure.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  expect(recorded.map(({ action }) => action).toSorted()).toEqual(['closure-ended', 'closure-made']);
});

test('an owner closes what is theirs; the rest is not there', async () => {
  const [own, other] = [await scene.station(), await scene.station()];
  const owner = await scene.customer();
  const now = scene.clock.now();
  await scene.db.query
    .insertInto('stationOwners')
    .values({ stationId: own.id, accountId: owner.account.id, createdAt: now })
    .execute();
  const { closure } = await owner.browser.call(calls.newClosure, repairs(own, '11:00', '12:00'));
  const { closures } = await owner.browser.call(calls.closures, {});
  expect(closures.map(({ id }) => id)).toEqual([closure.id]);
  const admin = await scene.newAdmin();
  const elsewhere = await admin.browser.call(calls.newClosure, repairs(other, '11:00', '12:00'));
  const wish = repairs(other, '11:00', '12:00');
  expect((await owner.browser.post('/api/admin/closures', wish)).status).toBe(404);
  expect((await owner.browser.post('/api/admin/closures/preview', wish)).status).toBe(404);
  expect((await owner.browser.fetch(`/api/admin/closures?stationId=${other.id}`)).status).toBe(404);
  const ended = await owner.browser.fetch(`/api/admin/closures/${elsewhere.closure.id}`, { method: 'DELETE' });
  expect(ended.status).toBe(404);
  const customer = await scene.customer();
  expect((await customer.browser.post('/api/admin/closures', wish)).status).toBe(403);
});

test('a time that is over or backwards is refused in words', async () => {
  const beach = await scene.station();
  const admin = await scene.newAdmin();
  const { start, end } = beach.slot('11:00', '12:00', -1);
  const over = await admin.browser.post('/api/admin/closures', { stationId: beach.id, start, end, reason: 'Late' });
  expect([over.status, over.headers.get('x-refusal')]).toEqual([400, 'closure-over']);
  const backwards = { ...repairs(beach, '11:00', '12:00'), start: end, end: start };
  expect((await admin.browser.post('/api/admin/closures/preview', backwards)).status).toBe(400);
  const unreadable = { ...backwards, start: '2026-02-30T10:00:00Z' };
  expect((await admin.browser.post('/api/admin/closures/preview', unreadable)).status).toBe(400);
});
