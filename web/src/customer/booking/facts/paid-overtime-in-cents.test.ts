import type { Overtime } from '@laine/contract/public/entities.ts';
import { expect, test } from 'vitest';
import { exampleBooking } from '../example-booking.ts';
import { paidOvertimeInCents } from './paid-overtime-in-cents.ts';

const overtime = (fields: Partial<Overtime>): Overtime => ({
  amountInCents: 1_500,
  totalInCents: 1_500,
  isDoubled: false,
  decidedInCents: 1_500,
  state: 'charged',
  decidedAt: '2026-07-04T15:00:00Z',
  boards: [],
  objection: null,
  canObject: true,
  ...fields,
});
const paid = (fields: Partial<Overtime>) => paidOvertimeInCents(exampleBooking({ overtime: overtime(fields) }));

test('overtime is named beside what was paid once the card has paid it', () => {
  expect(paidOvertimeInCents(exampleBooking())).toBe(0);
  expect(paid({})).toBe(1_500);
  expect(paid({ totalInCents: 3_000, isDoubled: true })).toBe(3_000);
});

test('overtime that is not paid, waits for an answer or was dropped is not', () => {
  for (const state of ['charging', 'owed', 'objected', 'dropped'] as const) expect(paid({ state })).toBe(0);
});
