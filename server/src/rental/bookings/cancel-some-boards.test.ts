import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** Paid, for tomorrow from twelve to one: 20.00 per board. */
async function rent(count: number) {
  const station = await scene.station({ lockers: 3 });
  const anna = await scene.customer();
  const { url, text } = await anna.checkout(station.slot('12:00', '13:00'), { count });
  if (!url) throw new Error(text);
  await scene.pay(url);
  const { id: bookingId } = await anna.newest();
  await expect.poll(async () => (await anna.read(bookingId)).status, SOON).toBe('complete');
  const sessionIds = (await anna.read(bookingId)).sessions.map(({ id }) => id);
  const cancel = (wish: object) => anna.browser.call(calls.cancelBooking, { bookingId, ...wish });
  const refusalTo = async (wish: object) =>
    (await anna.browser.post(`/api/bookings/${bookingId}/cancel`, wish)).headers.get('x-refusal');
  const until = async (before: Temporal.DurationLike) => {
    const start = Temporal.Instant.from(station.slot('12:00', '13:00').start);
    await scene.advance(scene.clock.now().until(start.subtract(before)));
  };
  return { station, anna, bookingId, sessionIds, cancel, refusalTo, until };
}

const refundsOf = async (bookingId: string) =>
  (await scene.refundsOf(bookingId)).map(({ amountInCents, purpose }) => `${purpose} ${amountInCents}`);

describe('one of two boards', () => {
  test('is cancelled for what the preview said, and the other stays', async () => {
    const { station, anna, bookingId, sessionIds, cancel } = await rent(2);
    const [first = '', second = ''] = sessionIds;
    const parts = [{ kind: 'card', amountInCents: 1800, isWaiting: true }];
    const told = { refundInCents: 1800, parts, paidInCents: 2000, passChargeInCents: 0, awaitsStation: false };
    expect(await cancel({ preview: true, sessionIds: [first] })).toEqual({ ...told, cancelled: false });
    expect(await cancel({ sessionIds: [first], refundInCents: 1800 })).toEqual({ ...told, cancelled: true });
    await scene.jobs.drain();
    const booking = await anna.read(bookingId);
    expect(booking).toMatchObject({ status: 'complete', metadata: { count: '1' }, refundedInCents: 1800 });
    expect(booking.actions).toMatchObject({ canCancel: true, cancellableSessionIds: [second] });
    const statuses = Object.fromEntries(booking.sessions.map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({ [first]: 'cancelled', [second]: 'created' });
    expect(await refundsOf(bookingId)).toEqual(['cancellation 1800']);
    const others = await scene.customer();
    const wish = station.slot('12:00', '13:00');
    expect((await others.checkout(wish, { count: 3 })).refusal).toBe('no-boards-left');
    expect((await others.checkout(wish, { count: 2 })).status).toBe(200);
    await expect
      .poll(async () => {
        const rows = await scene.db.query
          .selectFrom('notices')
          .select(['kind', 'channel'])
          .where('bookingId', '=', bookingId)
          .where('state', '=', 'sent')
          .execute();
        return rows.filter(({ kind }) => kind === 'boards-cancelled').length;
      }, SOON)
      .toBe(1);
    await scene.advance({ minutes: 3 });
    const mails = scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
    expect(mails.filter((text) => /Credit note EE-C-/.test(text))).toHaveLength(1);
    expect(mails[0]).toMatch(/€18\.00 goes back to your card[^]*Credit note EE-C-/);
  });

  test('and then the other give back as much as both at once', async () => {
    const { bookingId, anna, sessionIds, cancel } = await rent(2);
    await cancel({ sessionIds: sessionIds.slice(0, 1) });
    expect(await cancel({ preview: true })).toMatchObject({ refundInCents: 1800, paidInCents: 2000 });
    await scene.jobs.drain();
    await cancel({});
    expect(await refundsOf(bookingId)).toEqual(['cancellation 1800', 'cancellation 1800']);
    expect((await anna.read(bookingId)).status).toBe('expired');
    await scene.jobs.drain();
    const mail = scene.messages.list({ to: anna.account.email }).find(({ text }) => text.includes('Paid'));
    expect(mail?.text).toMatch(/Paid: €40\.00\s+Refunded before: €18\.00\s+Refund: €18\.00/);
  });

  test('named with the other is the whole booking', async () => {
    const { bookingId, anna, sessionIds, cancel } = await rent(2);
    expect(await cancel({ sessionIds })).toMatchObject({ refundInCents: 3600 });
    expect((await anna.read(bookingId)).status).toBe('expired');
  });

  test('an hour before the start gives nothing back, a little earlier it does', async () => {
    const { sessionIds, cancel, refusalTo, until } = await rent(2);
    const [first = ''] = sessionIds;
    // The rule's own test checks the second; this clock runs on during the request.
    await until({ hours: 1, minutes: 1 });
    expect(await cancel({ preview: true, sessionIds: [first] })).toMatchObject({ refundInCents: 1800 });
    await until({ hours: 1 });
    expect(await refusalTo({ sessionIds: [first], refundInCents: 1800 })).toBe('state-moved-on');
    expect(await cancel({ sessionIds: [first] })).toMatchObject({ refundInCents: 0, cancelled: true });
  });

  test('that staff moved to later counts from its own start, alone', async () => {
    const { station, sessionIds, cancel, until } = await rent(2);
    const [first = '', second = ''] = sessionIds;
    const { browser } = await scene.newAdmin();
    const { start, end } = station.slot('18:00', '19:00');
    await browser.call(calls.editSession, { sessionId: first, start, end });
    await until({ minutes: 0 });
    expect(await cancel({ preview: true, sessionIds: [first] })).toMatchObject({ refundInCents: 1800 });
    expect(await cancel({ preview: true, sessionIds: [second] })).toMatchObject({ refundInCents: 0 });
    expect(await cancel({ preview: true })).toMatchObject({ refundInCents: 0 });
    // Nobody came for the other one, whose price stays.
    await until({ hours: -1, minutes: -1 });
    expect(await cancel({ preview: true })).toMatchObject({ refundInCents: 1800, paidInCents: 2000 });
  });

  test('that is somebody else’s, was cancelled or is collected is not cancelled', async () => {
    const { bookingId, sessionIds, cancel, refusalTo } = await rent(3);
    const [first = '', second = '', third = ''] = sessionIds;
    const other = await rent(1);
    expect(await refusalTo({ sessionIds: [first, ...other.sessionIds] })).toBe('not-cancellable');
    await cancel({ sessionIds: [first] });
    expect(await refusalTo({ sessionIds: [first] })).toBe('not-cancellable');
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'started', firstOpenAt: scene.clock.now() })
      .where('id', '=', second)
      .execute();
    expect(await refusalTo({ sessionIds: [second] })).toBe('not-cancellable');
    expect(await refusalTo({})).toBe('not-cancellable');
    expect(await cancel({ sessionIds: [third] })).toMatchObject({ refundInCents: 1800 });
    expect(await refundsOf(bookingId)).toEqual(['cancellation 1800', 'cancellation 1800']);
  });

  test('cancelled by staff gives all of it back, however close to the start, and is on record', async () => {
    const { bookingId, sessionIds, until } = await rent(2);
    await until({ minutes: 20 });
    const admin = await scene.newAdmin();
    const answer = await admin.browser.call(calls.adminCancelBooking, {
      bookingId,
      reason: 'Board broken',
      sessionIds: sessionIds.slice(0, 1),
    });
    expect(answer).toMatchObject({ status: 'complete', count: 1, refundWaitingInCents: 2000 });
    expect(await refundsOf(bookingId)).toEqual(['operator-fault 2000']);
    const rows = await scene.db.query.selectFrom('audit').select('data').where('target', '=', bookingId).execute();
    expect(rows).toMatchObject([{ data: { reason: 'Board broken', sessionIds: sessionIds.slice(0, 1) } }]);
  });

  test('waits for an hour that was asked for and is not paid', async () => {
    const { bookingId, anna, sessionIds, refusalTo, cancel } = await rent(2);
    scene.deps.payments = { ...scene.provider, chargeCard: () => new Promise(() => undefined) };
    void anna.browser.call(calls.extendBooking, { bookingId }).catch(() => undefined);
    const held = () =>
      scene.db.query.selectFrom('extensions').select('id').where('bookingId', '=', bookingId).execute();
    await expect.poll(async () => (await held()).length, SOON).toBe(1);
    expect(await refusalTo({ sessionIds: sessionIds.slice(0, 1) })).toBe('state-moved-on');
    scene.deps.payments = scene.provider;
    await scene.advance({ minutes: 12 });
    await expect.poll(() => refusalTo({ preview: true, sessionIds: sessionIds.slice(0, 1) }), SOON).toBeNull();
    expect(await cancel({ preview: true, sessionIds: sessionIds.slice(0, 1) })).toMatchObject({ cancelled: false });
  });
});

test('one more hour after a board was cancelled costs for those that are left', async () => {
  const { bookingId, anna, sessionIds, cancel } = await rent(3);
  await cancel({ sessionIds: sessionIds.slice(0, 1) });
  expect(await anna.browser.call(calls.extendBooking, { bookingId })).toMatchObject({ priceInCents: 3000 });
  // 60.00 were paid, 20.00 of them for the cancelled board, plus 30.00 for the hour.
  expect(await cancel({ preview: true })).toMatchObject({ paidInCents: 7000 });
  expect(await cancel({ preview: true, sessionIds: sessionIds.slice(1, 2) })).toMatchObject({ paidInCents: 3500 });
});

test('one more hour goes back with the boards that it was added to, also with one that staff gave', async () => {
  const { station, bookingId, anna, sessionIds, cancel } = await rent(2);
  const [first = '', second = ''] = sessionIds;
  const { browser } = await scene.newAdmin();
  const longer = station.slot('12:00', '14:00');
  await browser.call(calls.editSession, { sessionId: first, end: longer.end });
  const { id: extra } = await browser.call(calls.newSession, { ...longer, bookingId });
  expect(await anna.browser.call(calls.extendBooking, { bookingId })).toMatchObject({ priceInCents: 3000 });
  const backFor = async (...boards: string[]) => (await cancel({ preview: true, sessionIds: boards })).refundInCents;
  // 90 % of 20.00 for a board and of 15.00 for its hour.
  expect([await backFor(first), await backFor(second), await backFor(extra)]).toEqual([3150, 1800, 1350]);
  // With the last board that was paid for, the extra one goes as well.
  expect(await backFor(first, second)).toBe(6300);
  const board = { bookingId, sessionIds: [extra], reason: 'The fin is broken' };
  expect(await browser.call(calls.adminCancelBooking, board)).toMatchObject({ refundWaitingInCents: 1500 });
  expect([await backFor(first), await backFor(second)]).toEqual([3150, 1800]);
});
