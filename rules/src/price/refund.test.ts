import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardPricesInCents,
  boardsValueInCents,
  cancellationRefundInCents,
  rentalRefundRule,
  sharesOf,
} from './refund.ts';

const start = Temporal.Instant.from('2026-07-02T12:00:00Z');
const cancel = (paidInCents: number, secondsBefore: number, cause: 'customer' | 'operator' = 'customer') => ({
  paidInCents,
  start,
  cancelledAt: start.subtract({ seconds: secondsBefore }),
  cause,
});

describe('a rental', () => {
  test.each([
    [86_400, 900],
    [3_601, 900],
    [3_600, 0],
    [600, 0],
    [-600, 0],
  ])('cancelled %d seconds before its start gives %d of 1000 cents back', (secondsBefore, refund) => {
    expect(cancellationRefundInCents(rentalRefundRule, cancel(1_000, secondsBefore))).toBe(refund);
  });

  test.each([
    [1, 1],
    [11, 10],
    [1_217, 1_096],
    [0, 0],
  ])('gives 90 %% of %d cents back rounded up: %d', (paid, refund) => {
    expect(cancellationRefundInCents(rentalRefundRule, cancel(paid, 7_200))).toBe(refund);
  });
});

test.each([7_200, 0, -7_200])(
  'the operator’s fault is refunded in full, also %d seconds before the start',
  (seconds) => {
    expect(cancellationRefundInCents(rentalRefundRule, cancel(1_217, seconds, 'operator'))).toBe(1_217);
  },
);

test.each([
  [2_000, 1, 1, 2_000],
  [4_000, 1, 2, 2_000],
  [1_000, 1, 3, 334],
  [1_000, 2, 3, 667],
  [0, 1, 2, 0],
  [2_000, 0, 2, 0],
])('of %d cents for boards, %d of %d have cost %d', (paidInCents, boards, count, value) => {
  expect(boardsValueInCents({ paidInCents, passInCents: 0, count }, boards)).toBe(value);
});

test('shares of a sum add up, and the first ones carry what does not divide', () => {
  expect(sharesOf(3602, [1, 1])).toEqual([1801, 1801]);
  expect(sharesOf(1000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(sharesOf(3151, [2000, 0, 1500])).toEqual([1801, 0, 1350]);
  expect(sharesOf(0, [0, 0])).toEqual([0, 0]);
});

test('boards cancelled one by one give back what they would have together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 100 }),
      (paidInCents, passInCents, count, percent) => {
        const rule = { percent, noticeInSeconds: 3_600 };
        const together = cancellationRefundInCents(rule, cancel(paidInCents, 7_200));
        let [left, before] = [paidInCents, { paidInCents: 0, refundInCents: 0 }];
        for (let boards = count; boards > 0; boards -= 1) {
          const value = boardsValueInCents({ paidInCents: left, passInCents, count: boards }, 1);
          const refundInCents = cancellationRefundInCents(rule, { ...cancel(value, 7_200), before });
          left -= value;
          before = {
            paidInCents: before.paidInCents + value,
            refundInCents: before.refundInCents + refundInCents,
          };
        }
        expect([left, before.refundInCents]).toEqual([0, together]);
      },
    ),
  );
});

test('what was given back by another rule is not made up for', () => {
  const before = { paidInCents: 2_000, refundInCents: 500 };
  expect(cancellationRefundInCents(rentalRefundRule, { ...cancel(1_001, 7_200), before })).toBe(901);
});

test('an hour is paid once for a board and what stands in for it, and goes with either', () => {
  const board = { replaces: null, cancelledInCents: null, isExtra: false, hourInCents: 1_500 };
  const [first, second] = [
    { ...board, id: 'first' },
    { ...board, id: 'second', replaces: 'first' },
  ];
  const paid = { paidInCents: 3_500, passInCents: 0, count: 1 };
  expect(boardPricesInCents(paid, [first, second], [second])).toEqual([3_500]);
  expect(boardPricesInCents(paid, [first, second], [first])).toEqual([3_500]);
  const other = { ...board, id: 'other', hourInCents: 0 };
  const given = [first, { ...second, cancelledInCents: 3_500 }, other];
  expect(boardPricesInCents({ ...paid, paidInCents: 5_500 }, given, [other])).toEqual([2_000]);
});
