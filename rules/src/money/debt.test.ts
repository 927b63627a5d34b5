import { expect, test } from 'vitest';
import { wall } from '../example-terms.ts';
import { debtDueAt, debtDueDay, nextReminderAt, penaltyInCents, type Debt } from './debt.ts';

const dueAt = wall('2026-07-07 00:00');
const debt = (different: Partial<Debt> = {}): Debt => ({
  reason: 'overtime',
  status: 'due',
  standardInCents: 2_000,
  dueAt,
  remindersSent: 2,
  remindedAt: wall('2026-07-05 10:00'),
  isDoubled: false,
  ...different,
});

test('a debt may be paid until the end of the fifth day after the charge failed', () => {
  expect(debtDueAt(wall('2026-07-01 09:00'), 'Europe/Tallinn')).toEqual(dueAt);
  expect(debtDueAt(wall('2026-07-01 23:59'), 'Europe/Tallinn')).toEqual(dueAt);
});

test('reminders come at ten, three days and one day before the last day', () => {
  const zone = 'Europe/Tallinn';
  expect(debtDueDay(dueAt, zone).toString()).toBe('2026-07-06');
  const sent = (remindersSent: number, remindedAt: Temporal.Instant | null) =>
    nextReminderAt({ dueAt, remindersSent, remindedAt }, zone);
  expect(sent(0, null)).toEqual(wall('2026-07-03 10:00'));
  expect(sent(1, wall('2026-07-03 10:00'))).toEqual(wall('2026-07-05 10:00'));
  // The first went out late, so the second waits a day.
  expect(sent(1, wall('2026-07-05 09:00'))).toEqual(wall('2026-07-06 09:00'));
  expect(sent(2, wall('2026-07-05 10:00'))).toBeNull();
});

test('a debt whose second reminder came late grows a day after it', () => {
  const late = debt({ remindedAt: wall('2026-07-06 18:00') });
  expect(penaltyInCents(late, wall('2026-07-07 17:59'))).toBe(0);
  expect(penaltyInCents(late, wall('2026-07-07 18:00'))).toBe(2_000);
});

test('an overdue overtime debt doubles after two reminders', () => {
  expect(penaltyInCents(debt(), dueAt)).toBe(2_000);
});

test.each([
  ['is not due yet', {}, dueAt.subtract({ seconds: 1 })],
  ['had one reminder only', { remindersSent: 1 }, dueAt],
  ['has doubled before', { isDoubled: true }, dueAt],
  ['was paid', { status: 'paid' }, dueAt],
  ['was forgiven', { status: 'forgiven' }, dueAt],
  ['is for damage', { reason: 'compensation' }, dueAt],
  ['is for a pass not used', { reason: 'late-cancellation' }, dueAt],
] as const)('a debt that %s does not grow', (_, different, now) => {
  expect(penaltyInCents(debt(different), now)).toBe(0);
});

test.each([
  // Clocks go back on 25 October 2026 and forward on 28 March 2027: days of 25 and of 23 hours.
  ['Europe/Madrid', '2026-10-23T10:00:00Z', '2026-10-25T09:00:00Z', '2026-10-27T09:00:00Z', '2026-10-28T23:00:00Z'],
  ['Europe/Tallinn', '2026-10-23T10:00:00Z', '2026-10-25T08:00:00Z', '2026-10-27T08:00:00Z', '2026-10-28T22:00:00Z'],
  ['Europe/Madrid', '2027-03-24T10:00:00Z', '2027-03-26T09:00:00Z', '2027-03-28T08:00:00Z', '2027-03-29T22:00:00Z'],
  ['Europe/Tallinn', '2027-03-24T10:00:00Z', '2027-03-26T08:00:00Z', '2027-03-28T07:00:00Z', '2027-03-29T21:00:00Z'],
])('in %s a card refused at %s is reminded of at %s and %s, and doubles at %s', (zone, failed, ...moments) => {
  const [first, second, doubles] = moments.map((moment) => Temporal.Instant.from(moment));
  if (!first || !second || !doubles) throw new Error('three moments');
  const due = debtDueAt(Temporal.Instant.from(failed), zone);
  expect(nextReminderAt({ dueAt: due, remindersSent: 0, remindedAt: null }, zone)).toEqual(first);
  expect(nextReminderAt({ dueAt: due, remindersSent: 1, remindedAt: first }, zone)).toEqual(second);
  const reminded = debt({ dueAt: due, remindedAt: second });
  expect(penaltyInCents(reminded, doubles.subtract({ seconds: 1 }))).toBe(0);
  expect(penaltyInCents(reminded, doubles)).toBe(2_000);
});
