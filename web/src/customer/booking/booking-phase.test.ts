import { expect, test } from 'vitest';
import { bookingPhase } from './booking-phase.ts';
import { exampleBooking, exampleSession } from './example-booking.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}Z`);
const phaseAt = (time: string, booking = exampleBooking(), isBackFromPayment = false) =>
  bookingPhase(booking, at(time), isBackFromPayment);
const withSessions = (...statuses: ('created' | 'started' | 'finished' | 'cancelled')[]) =>
  exampleBooking({ sessions: statuses.map((status, i) => exampleSession({ id: `s${i}`, status })) });

const held = exampleBooking({
  status: 'open',
  actions: { ...exampleBooking().actions, heldUntil: '2026-07-04T10:10:00Z', resumePaymentUrl: 'https://pay.test/1' },
});

test('an unpaid booking waits for its payment until the hold ends', () => {
  expect(phaseAt('10:09:59', held)).toBe('unpaid');
  expect(phaseAt('10:10:00', held)).toBe('hold-over');
});

test('a customer who comes from the payment page is not asked to pay again', () => {
  expect(phaseAt('10:05:00', held, true)).toBe('confirming');
  expect(phaseAt('10:30:00', held, true)).toBe('confirming');
});

test('the code works from ten minutes before the start', () => {
  expect(phaseAt('10:49:59')).toBe('waiting');
  expect(phaseAt('10:50:00')).toBe('ready');
  expect(phaseAt('12:59:59')).toBe('ready');
});

test('a board that nobody collected by the end was missed, also before the server says so', () => {
  expect(phaseAt('13:00:00')).toBe('missed');
  expect(phaseAt('13:00:00', withSessions('cancelled'))).toBe('missed');
});

test('one board on the water is enough to be out, and past the end to be late', () => {
  expect(phaseAt('11:30:00', withSessions('finished', 'started', 'created'))).toBe('out');
  expect(phaseAt('13:00:00', withSessions('finished', 'started'))).toBe('late');
});

test('it is finished when the last board is back, whatever happened to the others', () => {
  expect(phaseAt('12:00:00', withSessions('finished', 'created'))).toBe('ready');
  expect(phaseAt('12:00:00', withSessions('finished', 'finished'))).toBe('finished');
  expect(phaseAt('13:30:00', withSessions('finished', 'cancelled'))).toBe('finished');
});

test('an expired booking is cancelled at any time', () => {
  expect(phaseAt('09:00:00', exampleBooking({ status: 'expired' }), true)).toBe('cancelled');
});
