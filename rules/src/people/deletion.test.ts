import { expect, test } from 'vitest';
import { isRemovalDue, planDeletion, type OpenMatters } from './deletion.ts';

const asked = Temporal.Instant.from('2027-07-01T12:00:00Z');
const inDays = (days: number) => asked.add({ hours: 24 * days });
const none: OpenMatters = { sessions: [], debts: [], claims: [], refunds: [], disputes: [] };
const isDue = (matters: Partial<OpenMatters>, now: Temporal.Instant) =>
  isRemovalDue(planDeletion({ ...none, ...matters }, asked, now), now);

test('thirty days to come back, to the second', () => {
  expect(planDeletion(none, asked, asked).removedOn).toEqual(inDays(30));
  expect(isDue({}, inDays(30).subtract({ seconds: 1 }))).toBe(false);
  expect(isDue({}, inDays(30))).toBe(true);
});

test('whatever is open holds it, but not longer than 180 days', () => {
  const open: Partial<OpenMatters>[] = [
    { sessions: [{ bookingId: 'b', isOut: true, end: inDays(1) }] },
    { debts: [{ bookingId: 'b', amountInCents: 900 }] },
    { claims: [{ bookingId: 'b', amountInCents: 3500, answerBy: inDays(7) }] },
    { refunds: [{ bookingId: 'b', amountInCents: 1800 }] },
    { disputes: [{ bookingId: 'b', amountInCents: 2000 }] },
  ];
  for (const matters of open) {
    expect(isDue(matters, inDays(30))).toBe(false);
    expect(isDue(matters, inDays(180).subtract({ seconds: 1 }))).toBe(false);
    expect(isDue(matters, inDays(180))).toBe(true);
  }
});

test('each matter is named with its booking, its sum and its end', () => {
  const matters: OpenMatters = {
    sessions: [
      { bookingId: 'coming', isOut: false, end: inDays(2) },
      { bookingId: 'live', isOut: false, end: inDays(1) },
      { bookingId: 'live', isOut: true, end: inDays(1) },
    ],
    debts: [{ bookingId: 'owed', amountInCents: 900 }],
    claims: [{ bookingId: 'claimed', amountInCents: 3500, answerBy: inDays(7) }],
    refunds: [{ bookingId: null, amountInCents: 1800 }],
    disputes: [{ bookingId: 'disputed', amountInCents: 2000 }],
  };
  expect(planDeletion(matters, asked, asked).waitsFor).toEqual([
    { obstacle: 'coming-rental', bookingId: 'coming', amountInCents: null, until: inDays(2) },
    { obstacle: 'live-rental', bookingId: 'live', amountInCents: null, until: inDays(1) },
    { obstacle: 'debt', bookingId: 'owed', amountInCents: 900, until: null },
    { obstacle: 'claim', bookingId: 'claimed', amountInCents: 3500, until: inDays(7) },
    { obstacle: 'refund', bookingId: null, amountInCents: 1800, until: null },
    { obstacle: 'dispute', bookingId: 'disputed', amountInCents: 2000, until: null },
  ]);
});

test('a board that was never collected is not waited for after its time, one that is out is', () => {
  const session = { bookingId: 'b', end: inDays(1) };
  const at = (isOut: boolean) =>
    planDeletion({ ...none, sessions: [{ ...session, isOut }] }, asked, inDays(1)).waitsFor;
  expect(at(false)).toEqual([]);
  expect(at(true)).toHaveLength(1);
});
