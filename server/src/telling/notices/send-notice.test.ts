import { beforeEach, expect, test } from 'vitest';
import type { SessionsTable } from '../../ground/db/tables/bookings.ts';
import type { NoticeScene } from '../../testing/use-notice-scene.ts';
import { useNoticeScene } from '../../testing/use-notice-scene.ts';
import { listNotices } from './list-notices.ts';
import { planRentalNotices } from './plan-rental-notices.ts';
import { planReviewRequest } from './plan-review-request.ts';
import type { NoticeWish } from './queue-notices.ts';
import { queueNotices } from './queue-notices.ts';

const opened = useNoticeScene();
let world: NoticeScene;
beforeEach(() => {
  world = opened.current;
});

type Booking = Awaited<ReturnType<NoticeScene['insertBooking']>>;

const ask = (bookingId: string, kind: NoticeWish['kind'], more: Partial<NoticeWish> = {}) =>
  world.db.transaction((tx) => queueNotices(tx, { bookingId, kind, now: world.clock.now(), ...more }));
const plan = (booking: Booking) =>
  world.db.transaction((tx) => queueNotices(tx, ...planRentalNotices(booking, world.clock.now())));
const states = async (bookingId: string) =>
  Object.fromEntries(
    (await listNotices(world.db.query, bookingId)).map(({ kind, channel, state }) => [`${kind} ${channel}`, state]),
  );
const mails = (booking: Booking) => world.messages.list({ to: booking.email });

async function runUntil(time: Temporal.Instant) {
  const wait = world.clock.now().until(time);
  if (wait.sign > 0) world.clock.advance(wait);
  await world.runner.drain();
}

const setSession = (bookingId: string, change: Partial<Pick<SessionsTable, 'status' | 'firstOpenAt' | 'closeAt'>>) =>
  world.db.query.updateTable('sessions').set(change).where('bookingId', '=', bookingId).execute();
const collect = (booking: Booking) => setSession(booking.id, { status: 'started', firstOpenAt: booking.start });
const cancel = async ({ id }: Booking) => {
  const cancelled = { status: 'expired', cancelledBy: 'customer', cancelledAt: world.clock.now() } as const;
  await world.db.query.updateTable('bookings').set(cancelled).where('id', '=', id).execute();
  await setSession(id, { status: 'cancelled' });
};

test('a paid booking is confirmed by SMS and e-mail in the customer’s language', async () => {
  const booking = await world.insertBooking({ locale: 'et' });
  await ask(booking.id, 'booking-confirmed');
  await world.runner.drain();

  const [sms] = world.phone.received;
  expect(sms).toMatchObject({
    to: '+37255550199',
    from: 'Laine',
    path: '/2010-04-01/Accounts/AC123/Messages.json',
    authorization: `Basic ${Buffer.from('AC123:secret').toString('base64')}`,
  });
  expect(sms?.body).toContain('uksekood 4821, kapp 1. Pirita rand, 14.07, 10:00-12:00.');
  const [mail] = mails(booking);
  expect(mail?.subject).toBe('Sinu uksekood: Pirita rand, 14. juuli, 10:00–12:00');
  expect(mail?.text).toContain(`https://laine.test/bookings/${booking.id}`);
  expect(mail?.attachments).toMatchObject([
    { name: expect.stringMatching(/^Laine - .+\.html$/), contentType: 'text/html' },
  ]);
  expect(mail?.html?.match(/<img src="data:image\/png;base64,/g)).toHaveLength(2);
  expect(Buffer.from(mail?.attachments[0]?.content ?? []).toString()).toContain('<html lang="et">');
  expect(await states(booking.id)).toEqual({ 'booking-confirmed sms': 'sent', 'booking-confirmed email': 'sent' });
});

test('asking again and again tells once', async () => {
  const booking = await world.insertBooking();
  await Promise.all([ask(booking.id, 'booking-confirmed'), ask(booking.id, 'booking-confirmed')]);
  await world.runner.drain();
  await ask(booking.id, 'booking-confirmed');
  await world.runner.drain();
  expect(world.phone.received).toHaveLength(1);
  expect(mails(booking)).toHaveLength(1);
});

test('a rental is confirmed, reminded of, warned of its end and receipted, each at its time', async () => {
  const booking = await world.insertBooking();
  await plan(booking);
  await world.runner.drain();
  expect(world.phone.received).toHaveLength(1);

  await runUntil(booking.start.subtract({ minutes: 90 }));
  expect(world.phone.received.at(-1)?.body).toContain('your board waits at Pirita rand from 10:00 to 12:00');
  await collect(booking);
  await runUntil(booking.end.subtract({ minutes: 15 }));
  expect(world.phone.received.at(-1)?.body).toContain('15 minutes left');
  await setSession(booking.id, { status: 'finished', closeAt: booking.end });
  await runUntil(booking.end);
  expect(mails(booking).map(({ subject }) => subject)).toEqual([
    'Your receipt: Pirita rand, 14 July',
    'Your door code: Pirita rand, 14 July, 10:00–12:00',
  ]);
  // The board was back before its time was up.
  const { 'time-is-up sms': timeIsUp, ...told } = await states(booking.id);
  expect(timeIsUp).toBe('dropped');
  expect(new Set(Object.values(told))).toEqual(new Set(['sent']));
});

test('a start within 105 minutes is not reminded of', async () => {
  const booking = await world.insertBooking({ start: world.clock.now().add({ minutes: 104 }) });
  await plan(booking);
  expect(await states(booking.id)).not.toHaveProperty('reminder sms');
});

test('what is no longer true is dropped, with the reason for staff', async () => {
  const booking = await world.insertBooking();
  await plan(booking);
  await cancel(booking);
  await runUntil(booking.end);
  expect(world.phone.received).toEqual([]);
  expect(mails(booking)).toEqual([]);
  const notices = await listNotices(world.db.query, booking.id);
  expect(notices.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'dropped'));
  expect(notices[0]).toMatchObject({ lastError: 'the booking is not paid', attempts: 0 });
});

test('a board that was never collected is not called back', async () => {
  const booking = await world.insertBooking();
  await ask(booking.id, 'ending-soon', { runAt: booking.end.subtract({ minutes: 15 }) });
  await runUntil(booking.end.subtract({ minutes: 15 }));
  expect(await states(booking.id)).toEqual({ 'ending-soon sms': 'dropped' });
});

test('whoever is out is offered one more hour only where it can be had', async () => {
  const warn = async ({ id, start, end }: Awaited<ReturnType<NoticeScene['insertBooking']>>) => {
    await setSession(id, { status: 'started', firstOpenAt: start });
    await ask(id, 'ending-soon', { runAt: end.subtract({ minutes: 15 }) });
    await runUntil(end.subtract({ minutes: 15 }));
    return world.phone.received.at(-1)?.body;
  };
  const first = await world.insertBooking();
  const second = await world.insertBooking({ start: first.end, code: '7730' });
  // The only locker belongs to the next customer.
  expect(await warn(first)).toContain('Please head back to Pirita');
  await setSession(first.id, { status: 'finished', firstOpenAt: first.start, closeAt: first.end });
  expect(await warn(second)).toContain(`/bookings/${second.id}?extend=1`);
});

test('the receipt goes out when the last board is back, early or late', async () => {
  const early = await world.insertBooking();
  await plan(early);
  await runUntil(early.start.add({ minutes: 30 }));
  await setSession(early.id, { status: 'finished', firstOpenAt: early.start, closeAt: world.clock.now() });
  await ask(early.id, 'receipt');
  await world.runner.drain();
  expect(mails(early)[0]?.subject).toContain('Your receipt');

  const late = await world.insertBooking({ start: early.end.add({ hours: 1 }), code: '7730' });
  await plan(late);
  await collect(late);
  await runUntil(late.end);
  expect(await states(late.id)).toMatchObject({ 'receipt email': 'queued' });
  await setSession(late.id, { status: 'finished', closeAt: late.end.add({ minutes: 20 }) });
  await runUntil(late.end.add({ minutes: 31 }));
  expect(await states(late.id)).toMatchObject({ 'receipt email': 'sent' });
  expect(mails(early).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
});

test('nobody is told once the account is gone', async () => {
  const booking = await world.insertBooking();
  await world.db.query
    .updateTable('accounts')
    .set({ email: null, status: 'removed', removedAt: world.clock.now() })
    .where('id', '=', booking.accountId)
    .execute();
  await ask(booking.id, 'booking-confirmed');
  await world.runner.drain();
  expect(await states(booking.id)).toEqual({
    'booking-confirmed sms': 'dropped',
    'booking-confirmed email': 'dropped',
  });
  expect(world.phone.asked).toBe(0);
});

test('a review is asked for once, of somebody who wants that', async () => {
  const booking = await world.insertBooking();
  const askForReview = () =>
    world.db.transaction(async (tx) =>
      queueNotices(tx, ...(await planReviewRequest(tx, booking.id, world.clock.now()))),
    );
  await runUntil(booking.end);
  await setSession(booking.id, { status: 'finished', firstOpenAt: booking.start, closeAt: booking.end });
  await askForReview();
  expect(await states(booking.id)).toEqual({});

  const wish = { wantsReviewRequests: true };
  await world.db.query.updateTable('accounts').set(wish).where('id', '=', booking.accountId).execute();
  for (let times = 0; times < 2; times++) await askForReview();
  await runUntil(booking.end.add({ hours: 2 }));
  expect(mails(booking)).toEqual([]);
  await runUntil(booking.end.add({ hours: 4 }));
  await runUntil(booking.end.add({ hours: 48 }));
  expect(mails(booking).map(({ subject }) => subject)).toEqual(['How was it at Pirita rand on 14 July?']);
  const [mail] = mails(booking);
  expect(mail?.unsubscribe).toMatch(
    /^<https:\/\/laine\.test\/api\/notices\/unsubscribe\?token=\w{32}&kind=review-requests>$/,
  );
});
