import { expect, test } from 'vitest';
import { debtDueAt, penaltyInCents, type Debt } from './debt.ts';
import { wall } from './example-terms.ts';

const dueAt = wall('2026-07-07 00:00');
const debt = (different: Partial<Debt> = {}): Debt => ({
  reason: 'overtime',
  status: 'due',
  standardInCents: 2_000,
  dueAt,
  remindersSent: 2,
  isDoubled: false,
  ...different,
});

test('a debt may be paid until the end of the fifth day after the charge failed', () => {
  expect(debtDueAt(wall('2026-07-01 09:00'), 'Europe/Tallinn')).toEqual(dueAt);
  expect(debtDueAt(wall('2026-07-01 23:59'), 'Europe/Tallinn')).toEqual(dueAt);
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
