import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { expect, test } from 'vitest';
import {
  exampleBroadcast,
  exampleCharge,
  exampleDebt,
  exampleOvertime,
  exampleRefund,
  exampleRental,
  exampleSession,
  oneCancelled,
} from './example-rental.ts';
import { isStillDue } from './is-still-due.ts';
import { refundOccasion } from './refund-occasion.ts';
import type { Rental, RentalDebt } from './rental.ts';

const { start, end } = exampleRental();
const judge = (kind: NoticeKind, now: Temporal.Instant, change: Partial<Rental> = {}, occasion = '') =>
  isStillDue(kind, exampleRental(change), { now, occasion, channel: 'email', askedAt: now });
const warning = { sessionId: null, lateInMinutes: 12, expiresAt: end, isSecond: false };
const gone = { gone: expect.any(String) };
const sessions = (...statuses: Rental['sessions'][number]['status'][]): Partial<Rental> => ({
  sessions: statuses.map((status, index) => exampleSession({ status, code: `000${index}`, lockerNumber: index + 1 })),
});

test('a confirmation is due while the booking is paid, has codes and is not over', () => {
  expect(judge('booking-confirmed', start)).toBe('due');
  expect(judge('booking-confirmed', start, { status: 'expired' })).toEqual(gone);
  expect(judge('booking-confirmed', start, { status: 'open' })).toEqual(gone);
  expect(judge('booking-confirmed', end)).toEqual(gone);
  expect(judge('booking-confirmed', start, sessions('cancelled'))).toEqual(gone);
  const uncoded: Rental['sessions'] = [exampleSession({ code: null })];
  expect(judge('booking-confirmed', start, { sessions: uncoded })).toEqual(gone);
});

test('a late return is told with the receipts, alone only where they are not sent in time', () => {
  const back = { ...sessions('finished'), overtime: exampleOvertime(), warning };
  const late = exampleCharge({ id: 'late', purpose: 'overtime', createdAt: end });
  const paid = { ...back, movements: [exampleCharge(), late] };
  const until = end.add({ minutes: 2 });
  expect(judge('late-warning', end, paid)).toEqual({ lookAgainAt: until });
  expect(judge('overtime-charged', end, paid, 'late')).toEqual({ lookAgainAt: until });
  expect(judge('overtime-charged', end, { ...paid, mailedAt: { receipt: end } }, 'late')).toEqual(gone);
  expect(judge('late-warning', end, { ...paid, mailedAt: { receipt: end.subtract({ hours: 1 }) } })).toBe('due');
  expect(judge('late-warning', end, { ...paid, ...sessions('finished', 'started') })).toBe('due');
  expect(judge('late-warning', end, { ...back, movements: [exampleRefund()] })).toBe('due');
  const waiting = { ...back, movements: [exampleCharge(), { ...late, state: 'pending' as const }] };
  expect(judge('receipt', end, waiting)).toEqual({ lookAgainAt: until });
  expect(judge('receipt', until, waiting)).toBe('due');
});

test('a reminder is due an hour and a half before the start, for boards that wait', () => {
  expect(judge('reminder', start.subtract({ minutes: 90 }))).toBe('due');
  expect(judge('reminder', start.subtract({ minutes: 5 }))).toBe('due');
  expect(judge('reminder', start)).toEqual(gone);
  expect(judge('reminder', start.subtract({ minutes: 60 }), { wantsReminders: false })).toEqual(gone);
  expect(judge('reminder', start.subtract({ minutes: 5 }), sessions('started'))).toEqual(gone);
  expect(judge('reminder', start.subtract({ minutes: 60 }), { status: 'expired' })).toEqual(gone);
});

test('a rental that was moved to later is reminded of later', () => {
  expect(judge('reminder', start.subtract({ hours: 5 }))).toEqual({ lookAgainAt: start.subtract({ minutes: 90 }) });
});

test('the end is announced only to those who are out on the water', () => {
  const soon = end.subtract({ minutes: 15 });
  expect(judge('ending-soon', soon, sessions('started', 'finished'))).toBe('due');
  expect(judge('ending-soon', soon, sessions('created'))).toEqual(gone);
  expect(judge('ending-soon', soon, sessions('finished'))).toEqual(gone);
  expect(judge('ending-soon', end, sessions('started'))).toEqual(gone);
});

test('what is said about an end is about the boards that are out until then', () => {
  const sooner = end.subtract({ hours: 1 });
  const soon = sooner.subtract({ minutes: 15 });
  const two = (first: 'started' | 'finished') => ({
    sessions: [exampleSession({ status: first, end: sooner }), exampleSession({ id: 's2', status: 'started' })],
  });
  expect(judge('ending-soon', soon, two('started'), sooner.toString())).toBe('due');
  expect(judge('ending-soon', soon, two('finished'), sooner.toString())).toEqual(gone);
  expect(judge('ending-soon', soon, two('started'), end.toString())).toEqual({
    lookAgainAt: end.subtract({ minutes: 15 }),
  });
  expect(judge('time-is-up', sooner, two('started'), sooner.toString())).toBe('due');
  // An end that no board has any more, such as before an extension.
  expect(judge('ending-soon', soon, sessions('started'), sooner.toString())).toEqual(gone);
});

test('a message to everybody is due while it holds, by night too, to those with a board out or to collect', () => {
  const said = exampleBroadcast({ until: end });
  const toldTo = (change: Partial<Rental>, now = start) =>
    judge('broadcast', now, { broadcasts: [said], ...change }, said.id);
  for (const hours of [0, 6, 12, 18]) expect(toldTo({}, end.subtract({ hours: 1 + hours }))).toBe('due');
  expect(toldTo(sessions('started', 'finished'))).toBe('due');
  expect(toldTo({}, end)).toEqual(gone);
  expect(toldTo(sessions('finished', 'cancelled'))).toEqual(gone);
  expect(toldTo({ sessions: [exampleSession({ status: 'started', isInQuestion: true })] })).toEqual(gone);
  expect(toldTo({ status: 'expired' })).toEqual(gone);
  expect(toldTo({ broadcasts: [] })).toEqual(gone);
});

test('a receipt waits for the last board and is not sent for nothing', () => {
  expect(judge('receipt', end, sessions('finished', 'cancelled'))).toBe('due');
  expect(judge('receipt', start, sessions('finished', 'started'))).toEqual({ lookAgainAt: end });
  expect(judge('receipt', end, sessions('started'))).toEqual({ lookAgainAt: end.add({ minutes: 30 }) });
  expect(judge('receipt', end, { ...sessions('cancelled'), status: 'expired', movements: [] })).toEqual(gone);
  expect(judge('receipt', end, { ...sessions('finished'), movements: [], amountInCents: 0 })).toEqual(gone);
  expect(judge('receipt', end, { ...sessions('finished'), movements: [], amountInCents: 3500 })).toBe('due');
});

test('a cancelled booking has its receipt too: it was paid', () => {
  expect(judge('receipt', end, { ...sessions('cancelled'), status: 'expired' })).toBe('due');
});

test('a charge that comes later has a receipt of its own once it went through', () => {
  const overtime = exampleCharge({ id: 'late', purpose: 'overtime', amountInCents: 1500 });
  const movements = [exampleCharge(), overtime];
  expect(judge('receipt', end, { ...sessions('finished'), movements }, 'late')).toBe('due');
  const failed = [exampleCharge(), { ...overtime, state: 'failed' as const }];
  expect(judge('receipt', end, { ...sessions('finished'), movements: failed }, 'late')).toEqual(gone);
});

test('a cancellation is told of when somebody cancelled, not when a hold ran out', () => {
  expect(judge('booking-cancelled', start, { status: 'expired', cancelledBy: 'customer' })).toBe('due');
  expect(judge('booking-cancelled', start, { status: 'expired', cancelledBy: 'operator' })).toBe('due');
  expect(judge('booking-cancelled', start, { status: 'expired', cancelledBy: 'hold-ended' })).toEqual(gone);
  expect(judge('booking-cancelled', start)).toEqual(gone);
  const waiting = { status: 'expired', cancelledBy: 'customer', cancelledAt: start, awaitsStation: true } as const;
  expect(judge('booking-cancelled', start, waiting)).toHaveProperty('lookAgainAt');
  expect(judge('cancellation-asked', start, waiting)).toEqual({ lookAgainAt: start.add({ seconds: 30 }) });
  expect(judge('cancellation-asked', start.add({ seconds: 30 }), waiting)).toBe('due');
  expect(judge('cancellation-asked', start, { ...waiting, awaitsStation: false })).toEqual(gone);
  expect(judge('cancellation-undone', start)).toBe('due');
  expect(judge('cancellation-undone', start, waiting)).toEqual(gone);
});

test('a refund is told of when the money has left, and waited for until then', () => {
  expect(judge('refunded', start, { movements: [exampleRefund()] }, 'refund-1')).toBe('due');
  expect(judge('refunded', start, { movements: [exampleRefund({ state: 'pending' })] })).toEqual({
    lookAgainAt: start.add({ minutes: 10 }),
  });
  expect(judge('refunded', start, { movements: [exampleRefund({ state: 'failed' })] })).toEqual(gone);
  expect(judge('refunded', start, { movements: [exampleRefund()] }, 'another')).toEqual(gone);
});

test('an hour that was paid later is told of until it is over', () => {
  expect(judge('hour-added', start, { extendedAt: start })).toBe('due');
  expect(judge('hour-added', start)).toEqual(gone);
  expect(judge('hour-added', end, { extendedAt: start })).toEqual(gone);
  expect(judge('hour-added', start, { extendedAt: start, ...sessions('finished') })).toEqual(gone);
});

test('refunds of one decision are told of together', () => {
  const card = exampleRefund();
  const other = exampleRefund({ id: 'refund-2', state: 'pending' });
  const later = exampleRefund({ id: 'refund-3', state: 'pending', createdAt: start });
  const occasion = refundOccasion(card);
  expect(judge('refunded', start, { movements: [card, other] }, occasion)).toHaveProperty('lookAgainAt');
  expect(judge('refunded', start, { movements: [card, later] }, occasion)).toBe('due');
  expect(judge('refunded', start, { movements: [card, { ...other, state: 'failed' }] }, occasion)).toBe('due');
});

test('the mail about a cancellation waits a little for its refunds, and then they have none of their own', () => {
  const refund = exampleRefund({ createdAt: start });
  const cancelled = (state: 'pending' | 'succeeded', mailedAfter: number | null): Partial<Rental> => ({
    status: 'expired',
    cancelledBy: 'customer',
    cancelledAt: start,
    mailedAt: mailedAfter === null ? {} : { 'booking-cancelled': start.add({ seconds: mailedAfter }) },
    movements: [exampleCharge(), { ...refund, state }],
  });
  const soon = start.add({ seconds: 20 });
  const until = start.add({ minutes: 2 });
  const pending = exampleRental(cancelled('pending', null));
  expect(judge('booking-cancelled', soon, pending)).toEqual({ lookAgainAt: until });
  expect(judge('booking-cancelled', until, pending)).toBe('due');
  expect(judge('booking-cancelled', soon, cancelled('succeeded', null))).toBe('due');
  // The SMS doesn't wait.
  expect(isStillDue('booking-cancelled', pending, { now: soon, occasion: '', channel: 'sms', askedAt: soon })).toBe(
    'due',
  );

  const told = (now: Temporal.Instant, mailedAfter: number | null) =>
    judge('refunded', now, cancelled('succeeded', mailedAfter), refundOccasion(refund));
  expect(told(soon, null)).toEqual({ lookAgainAt: until });
  expect(told(until, null)).toBe('due');
  expect(told(soon, 10)).toEqual(gone);
  expect(told(until, 120)).toBe('due');
});

test('the mail about single boards waits for their refunds as well', () => {
  const refund = exampleRefund({ createdAt: start });
  const about = (state: 'pending' | 'succeeded', mailedAt?: Temporal.Instant): Partial<Rental> => ({
    sessions: oneCancelled,
    movements: [exampleCharge(), { ...refund, state }],
    mailedAt: mailedAt ? { 'boards-cancelled': mailedAt } : {},
  });
  const [soon, until] = [start.add({ seconds: 20 }), start.add({ minutes: 2 })];
  const occasion = `s1 ${start.toString()}`;
  expect(judge('boards-cancelled', soon, about('pending'), occasion)).toEqual({ lookAgainAt: until });
  expect(judge('boards-cancelled', until, about('pending'), occasion)).toBe('due');
  expect(judge('boards-cancelled', soon, about('succeeded'), occasion)).toBe('due');
  const refunded = (mailedAt?: Temporal.Instant) =>
    judge('refunded', until, about('succeeded', mailedAt), refundOccasion(refund));
  expect([refunded(), refunded(soon), refunded(until)]).toEqual(['due', gone, 'due']);
});

test('a debt is reminded of after its day too, until it has doubled', () => {
  for (const kind of ['debt-due', 'debt-reminder'] as const) {
    const remind = (debt: Partial<RentalDebt>) => judge(kind, end, { debts: [exampleDebt(debt)] }, 'debt-1');
    expect(remind({})).toBe('due');
    expect(remind({ dueAt: start })).toBe('due');
    expect(remind({ dueAt: start, doubledAt: end })).toEqual(gone);
    expect(remind({ status: 'paid' })).toEqual(gone);
    expect(remind({ pausedAt: start })).toEqual(gone);
  }
});

test('an account is asked for until the money was transferred', () => {
  const transfer = (state: 'pending' | 'succeeded') => ({ movements: [exampleRefund({ means: 'bank', state })] });
  expect(judge('refund-needs-account', start, transfer('pending'), 'refund-1')).toBe('due');
  expect(judge('refund-needs-account', start, transfer('succeeded'), 'refund-1')).toEqual(gone);
});

test('a warning is told of unless it was taken back', () => {
  expect(
    judge('late-warning', start, {
      warning: { sessionId: null, lateInMinutes: 15, expiresAt: start, isSecond: false },
    }),
  ).toBe('due');
  expect(judge('late-warning', start)).toEqual(gone);
});

test('a late payment is told of while the booking is lost', () => {
  expect(judge('payment-too-late', start, { status: 'expired' })).toBe('due');
  expect(judge('payment-too-late', start)).toEqual(gone);
});

test('a review is asked for some hours after the return, by day, of those who want it and have written none', () => {
  const back = { ...sessions('finished'), backAt: end };
  const askAt = end.add({ hours: 3 });
  expect(judge('review-request', end, back)).toEqual({ lookAgainAt: askAt });
  expect(judge('review-request', askAt, back)).toBe('due');
  expect(judge('review-request', askAt, { ...back, ...sessions('finished', 'cancelled') })).toBe('due');
  const midnight = end.add({ hours: 12 });
  expect(judge('review-request', midnight, back)).toEqual({
    lookAgainAt: Temporal.Instant.from('2027-07-15T06:00:00Z'),
  });
  expect(judge('review-request', askAt, { ...back, wantsReviewRequests: false })).toEqual(gone);
  expect(judge('review-request', askAt, { ...back, hasReview: true })).toEqual(gone);
  expect(judge('review-request', askAt, { ...sessions('cancelled'), backAt: null })).toEqual(gone);
  expect(judge('review-request', end.add({ hours: 24 * 15 }), back)).toEqual(gone);
  const waiting = { ...back, ...sessions('finished', 'started') };
  expect(judge('review-request', askAt, waiting)).toEqual({ lookAgainAt: askAt.add({ minutes: 30 }) });
});

test('a word about boards that were cancelled alone waits for the station, and falls silent when they are collected', () => {
  const cancelled = { sessions: oneCancelled };
  expect(judge('boards-cancelled', start, cancelled, 's1')).toBe('due');
  expect(judge('boards-cancelled', start, { ...cancelled, awaitsStation: true }, 's1')).toEqual({
    lookAgainAt: expect.anything(),
  });
  expect(judge('boards-cancelled', start, cancelled, 's2')).toEqual(gone);
  expect(judge('board-cancellation-asked', start, { ...cancelled, awaitsStation: true }, 's1')).toBe('due');
  expect(judge('board-cancellation-asked', start, cancelled, 's1')).toEqual(gone);
  expect(judge('board-cancellation-undone', start, cancelled, 's2')).toBe('due');
  expect(judge('board-cancellation-undone', start, cancelled, 's1')).toEqual(gone);
});
