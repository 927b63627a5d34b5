import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openExtensionScene, PRICE, type ExtensionScene } from '../../testing/open-extension-scene.ts';
import { canHaveHour } from './can-have-hour.ts';
import { isExtensionHeld } from './is-extension-held.ts';

let scene: ExtensionScene;
beforeAll(async () => {
  scene = await openExtensionScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const FAILS_LATER = '4000000000000341';
const ASKS_ALWAYS = '4000000000003220';
describe('one more hour', () => {
  test('costs what the preview said, moves the end and has a receipt of its own', async () => {
    const rented = await scene.rent({ count: 2 });
    const offer = { priceInCents: 2 * PRICE, end: rented.newEnd };
    expect(await scene.ask(rented, { preview: true })).toEqual({
      ...offer,
      extended: false,
      payUrl: null,
      heldUntil: null,
    });
    const { actions } = await rented.customer.read(rented.bookingId);
    expect(actions).toMatchObject({ canExtend: true, extension: { ...offer, held: null } });
    expect(await scene.stateOf(rented)).toEqual([]);

    const answer = await scene.ask(rented, { priceInCents: 2 * PRICE });
    expect(answer).toEqual({ ...offer, extended: true, payUrl: null, heldUntil: null });
    await scene.expectExtended(rented, 2 * PRICE);
    const after = await rented.customer.read(rented.bookingId);
    expect(after).toMatchObject({ amount_total: 4_000 + 2 * PRICE, metadata: { end: rented.newEnd } });
    expect(after.actions).toMatchObject({ canExtend: false, extension: null });

    const [charge] = await scene.chargesOf(rented);
    const newEnd = Temporal.Instant.from(rented.newEnd).toString();
    const notices = await scene.db.query
      .selectFrom('notices')
      .select(['kind', 'occasion'])
      .where('bookingId', '=', rented.bookingId)
      .where('occasion', 'in', [charge?.id ?? '', newEnd])
      .orderBy('kind')
      .execute();
    expect(notices).toEqual([
      { kind: 'ending-soon', occasion: newEnd },
      { kind: 'receipt', occasion: charge?.id },
      { kind: 'time-is-up', occasion: newEnd },
    ]);
  });

  test('cancelled again is one mail with one sum and both credit notes', async () => {
    const rented = await scene.rent();
    await scene.ask(rented);
    await scene.expectExtended(rented);
    const { refundInCents } = await rented.customer.browser.call(calls.cancelBooking, {
      bookingId: rented.bookingId,
      preview: false,
    });
    const mailed = (kind: 'booking-cancelled' | 'refunded') =>
      scene.db.query
        .selectFrom('notices')
        .select('state')
        .where('bookingId', '=', rented.bookingId)
        .where('channel', '=', 'email')
        .where('kind', '=', kind)
        .execute();
    await expect.poll(() => mailed('booking-cancelled'), SOON).toEqual([{ state: 'sent' }]);
    await scene.advance({ minutes: 3 });
    await expect.poll(() => mailed('refunded'), SOON).toEqual([{ state: 'dropped' }]);
    const mails = scene.messages.list({ to: rented.customer.account.email });
    const [mail, ...others] = mails.filter(({ subject }) => /cancelled|Refund/.test(subject));
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`€${(refundInCents / 100).toFixed(2)} goes back`);
    expect(mail?.text.match(/^Credit note EE-/gm)).toHaveLength(2);
  });

  test('is had once', async () => {
    const rented = await scene.rent();
    await scene.ask(rented);
    expect(await scene.refusalTo(rented)).toBe('already-extended');
    expect(await scene.refusalTo(rented, { preview: true })).toBe('already-extended');
    await scene.expectExtended(rented);
  });

  test('asked for in two tabs at once is charged once', async () => {
    const rented = await scene.rent();
    const answers = await Promise.allSettled([scene.ask(rented), scene.ask(rented), scene.ask(rented)]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    await scene.expectExtended(rented);
    expect(await scene.chargesOf(rented)).toHaveLength(1);
  });

  test('for nothing needs no card', async () => {
    const rented = await scene.rent({ pricePerHourInCents: 45 });
    expect(await scene.ask(rented)).toMatchObject({ priceInCents: 0, extended: true });
    expect(await scene.stateOf(rented)).toEqual(['done']);
    expect(await scene.chargesOf(rented)).toEqual([]);
  });

  test('is only for the boards that are not back', async () => {
    const rented = await scene.rent({ count: 3 });
    const [first, second] = await scene.sessionsOf(rented.bookingId);
    const now = scene.clock.now();
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'finished', firstOpenAt: now, closeAt: now })
      .where('id', 'in', [first?.id ?? '', second?.id ?? ''])
      .execute();
    expect(await scene.ask(rented, { preview: true })).toMatchObject({ priceInCents: PRICE });
  });

  test('is offered although a board with a later end is back, which keeps that end when the hour lapses', async () => {
    const rented = await scene.rent({ count: 2, card: FAILS_LATER });
    const [first, second] = await scene.sessionsOf(rented.bookingId);
    const { browser } = await scene.newAdmin();
    await browser.call(calls.editSession, { sessionId: first?.id ?? '', end: rented.newEnd });
    const now = scene.clock.now();
    const back = scene.db.query.updateTable('sessions').set({ status: 'finished', firstOpenAt: now, closeAt: now });
    await back.where('id', '=', first?.id ?? '').execute();
    expect(await scene.ask(rented)).toMatchObject({ priceInCents: PRICE, end: rented.newEnd, extended: false });
    await scene.advance({ minutes: 11 });
    expect(await scene.stateOf(rented)).toEqual(['lapsed']);
    const ends = (await scene.sessionsOf(rented.bookingId)).map(({ end }) => end.toString());
    expect(ends).toEqual([Temporal.Instant.from(rented.newEnd), second?.end].map(String));
  });

  test('sends the others to free lockers', async () => {
    const rented = await scene.rent({ lockers: 2 });
    const [own] = await scene.sessionsOf(rented.bookingId);
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'started', firstOpenAt: scene.clock.now() })
      .where('id', '=', own?.id ?? '')
      .execute();
    const next = await scene.rent({ place: rented.station, from: '13:00', to: '14:00' });
    const { lockerNumber = 0 } = own ?? {};
    const locker = () => scene.sessionsOf(next.bookingId).then(([session]) => session?.lockerNumber);
    await scene.db.query
      .updateTable('sessions')
      .set({ lockerNumber })
      .where('bookingId', '=', next.bookingId)
      .execute();
    await scene.ask(rented);
    await scene.expectExtended(rented);
    expect(await locker()).not.toBe(lockerNumber);
  });
});

describe('is refused', () => {
  test('when the next booking needs the board', async () => {
    const rented = await scene.rent();
    await scene.rent({ place: rented.station, from: '13:00', to: '14:00' });
    expect(await scene.refusalTo(rented)).toBe('extension-no-boards');
    expect(await scene.refusalTo(rented, { preview: true })).toBe('extension-no-boards');
    expect(await canHaveHour(scene.deps, rented.bookingId)).toBe(false);
    expect((await rented.customer.read(rented.bookingId)).actions).toMatchObject({ canExtend: false, extension: null });
  });

  test('past closing, and not a second before', async () => {
    const open = await scene.rent({ closeTimeInSeconds: 14 * 3600 });
    expect(await scene.refusalTo(open, { preview: true })).toBeNull();
    expect(await canHaveHour(scene.deps, open.bookingId)).toBe(true);
    const closing = await scene.rent({ closeTimeInSeconds: 14 * 3600 - 1 });
    expect(await scene.refusalTo(closing)).toBe('extension-past-closing');
    expect(await canHaveHour(scene.deps, closing.bookingId)).toBe(false);
  });

  test('for what was cancelled, at a closed station, or at another price', async () => {
    const cancelled = await scene.rent();
    await cancelled.customer.browser.post(`/api/bookings/${cancelled.bookingId}/cancel`, {});
    expect(await scene.refusalTo(cancelled)).toBe('not-extendable');
    const shut = await scene.rent();
    await shut.station.set({ status: 'disabled' });
    expect(await scene.refusalTo(shut)).toBe('station-closed');
    const dearer = await scene.rent();
    expect(await scene.refusalTo(dearer, { priceInCents: PRICE - 1 })).toBe('state-moved-on');
    expect(await scene.stateOf(dearer)).toEqual([]);
  });

  test('to everybody but its customer', async () => {
    const rented = await scene.rent();
    const stranger = await scene.customer();
    expect(await scene.refusalTo({ ...rented, customer: stranger })).toBe('not-found');
    const admin = await scene.customer();
    await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    expect(await scene.refusalTo({ ...rented, customer: admin })).toBe('not-allowed');
  });
});

describe.each([FAILS_LATER, ASKS_ALWAYS])('a card that does not pay by itself, %s,', (card) => {
  const payOn = async (url: string) => {
    await scene.pay(url);
  };

  test('leads to a page on which it is paid, with the hour kept', async () => {
    const rented = await scene.rent({ card });
    const { payUrl, extended, heldUntil } = await scene.ask(rented, { priceInCents: PRICE });
    expect(extended).toBe(false);
    expect(
      scene.clock
        .now()
        .until(Temporal.Instant.from(heldUntil ?? ''))
        .total('minutes'),
    ).toBeCloseTo(10, 0);
    expect(await isExtensionHeld(scene.db.query, rented.bookingId)).toBe(true);
    expect(await scene.endsOf(rented)).toEqual([rented.newEnd]);
    expect((await rented.customer.read(rented.bookingId)).metadata.end).not.toBe(rented.newEnd);
    expect((await rented.customer.read(rented.bookingId)).actions).toMatchObject({
      canExtend: false,
      extension: { held: { until: heldUntil, waitsFor: 'payment' } },
    });
    expect(await scene.isFree(rented.hour)).toBe(false);
    expect((await scene.ask(rented)).payUrl).toBe(payUrl);
    await payOn(payUrl ?? '');
    await scene.expectExtended(rented);
    await scene.advance({ hours: 2 });
    await scene.expectExtended(rented);
    expect(await isExtensionHeld(scene.db.query, rented.bookingId)).toBe(false);
  });

  test('and is not paid in time leaves everything as it was', async () => {
    const rented = await scene.rent({ card });
    const { payUrl } = await scene.ask(rented);
    await scene.advance({ minutes: 9 });
    expect(await scene.stateOf(rented)).toEqual(['held']);
    await scene.advance({ minutes: 1 });
    await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
    expect((await scene.pay(payUrl ?? '')).status).not.toBe('succeeded');
    await scene.expectAsBefore(rented);
  });

  test.each(['drop', 'duplicate'] as const)('is paid once although the provider’s news come as %s', async (fault) => {
    const rented = await scene.rent({ card });
    const { payUrl } = await scene.ask(rented);
    await scene.webhooks(fault);
    await payOn(payUrl ?? '');
    await scene.advance({ minutes: 10, seconds: 1 });
    await scene.expectExtended(rented);
    expect(await scene.chargesOf(rented)).toMatchObject([{ state: 'failed' }, { state: 'succeeded' }]);
  });
});

test('who never pays keeps the hour from others three times, not for ever', async () => {
  const rented = await scene.rent({ card: FAILS_LATER });
  for (const _ of [1, 2, 3]) {
    await scene.ask(rented);
    expect(await scene.isFree(rented.hour)).toBe(false);
    await scene.advance({ minutes: 10, seconds: 1 });
  }
  await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed', 'lapsed', 'lapsed']);
  expect(await scene.refusalTo(rented)).toBe('not-extendable');
  expect(await scene.isFree(rented.hour)).toBe(true);
});

test('after a lapse it can be asked for again', async () => {
  const rented = await scene.rent({ card: FAILS_LATER });
  await scene.ask(rented);
  await scene.advance({ minutes: 10, seconds: 1 });
  await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
  const { payUrl } = await scene.ask(rented);
  await scene.pay(payUrl ?? '');
  await scene.expectExtended(rented);
});

test('a new booking for the same board and the hour race: one of them gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const rented = await scene.rent();
    const other = await scene.customer();
    const [asked, booked] = await Promise.all([scene.refusalTo(rented), other.checkout(rented.hour)]);
    const won = [asked === null, booked.status === 200];
    expect(won.filter(Boolean)).toHaveLength(1);
    expect([null, 'extension-no-boards']).toContain(asked);
  }
});

test('until its end, and not at it', async () => {
  const rented = await scene.rent();
  const end = Temporal.Instant.from(rented.station.slot('12:00', '13:00').end);
  const now = scene.clock.now();
  await scene.db.query
    .updateTable('sessions')
    .set({ status: 'started', firstOpenAt: now })
    .where('bookingId', '=', rented.bookingId)
    .execute();
  scene.clock.advance({ milliseconds: end.epochMilliseconds - now.epochMilliseconds - 20_000 });
  expect(await scene.refusalTo(rented, { preview: true })).toBeNull();
  scene.clock.advance({ milliseconds: 20_000 });
  expect(await scene.refusalTo(rented)).toBe('rental-over');
});
