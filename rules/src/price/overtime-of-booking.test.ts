import { describe, expect, test } from 'vitest';
import { exampleTerms } from '../example-terms.ts';
import type { LateBoard } from './overtime-of-booking.ts';
import { lateSumOfBooking, overtimeEndsAt, overtimeOfBooking } from './overtime-of-booking.ts';
import { lateCost } from './overtime.ts';

const bookedEnd = Temporal.Instant.from('2026-07-01T12:00:00Z');
const terms = exampleTerms();

const board = (minutes: number | null, isReturnUnseen = false): LateBoard => ({
  bookedEnd,
  backAt: minutes === null ? null : bookedEnd.add({ minutes }),
  isReturnUnseen,
});
const fees = (boards: LateBoard[], lockouts: { start: Temporal.Instant; end: Temporal.Instant }[] = []) => {
  const judged = overtimeOfBooking(terms, boards, lockouts);
  return { each: judged.boards.map(({ overtime }) => overtime.feeInCents), sum: judged.amountInCents };
};

test('the boards of a booking add up', () => {
  expect(fees([board(130), board(5), board(61)])).toEqual({ each: [2_000, 0, 1_000], sum: 3_000 });
});

test('a board that is out costs what the longest overtime costs', () => {
  expect(fees([board(null), board(0)])).toEqual({ each: [3_000, 0], sum: 3_000 });
  expect(overtimeEndsAt(terms, bookedEnd)).toEqual(bookedEnd.add({ hours: 3 }));
});

test('a board whose return nobody saw costs nothing', () => {
  expect(fees([board(300, true)])).toEqual({ each: [0], sum: 0 });
});

test('lock-outs count within the late hours alone', () => {
  const lockout = (minutes: number) => ({
    start: bookedEnd.add({ minutes }),
    end: bookedEnd.add({ minutes: minutes + 5 }),
  });
  expect(fees([board(64)], [lockout(10)]).sum).toBe(0);
  expect(fees([board(185)], [lockout(10), lockout(180)]).sum).toBe(3_000);
});

test('under 50 cents nothing is charged', () => {
  const cheap = exampleTerms({ pricePerHourInCents: 20 });
  expect(overtimeOfBooking(cheap, [board(60), board(60)], []).amountInCents).toBe(0);
  expect(overtimeOfBooking(cheap, [board(60), board(125)], []).amountInCents).toBe(60);
});

describe('while a board is out, the renter is told', () => {
  const sumAt = (minutes: number, boards: LateBoard[], tariff = terms) => {
    const now = bookedEnd.add({ minutes });
    const told = lateSumOfBooking(lateCost(tariff, bookedEnd) ?? never(), boards, now);
    const ifBackNow = boards.map((one) => ({ ...one, backAt: one.backAt ?? now }));
    expect(told.soFarInCents).toBe(overtimeOfBooking(tariff, ifBackNow, []).amountInCents);
    return [told.soFarInCents, told.growsAt?.toString()];
  };
  const never = () => expect.unreachable();

  test('what it costs by now, and what those cost that are back', () => {
    expect(sumAt(130, [board(null), board(65)])).toEqual([3_000, '2026-07-01T15:00:00Z']);
    expect(sumAt(70, [board(null), board(59), board(-20)])).toEqual([1_000, '2026-07-01T14:00:00Z']);
  });

  test('that it grows no more at the longest overtime', () => {
    expect(sumAt(200, [board(null), board(65)])).toEqual([4_000, undefined]);
  });

  test('nothing that a card cannot pay', () => {
    expect(sumAt(60, [board(null), board(61)], exampleTerms({ pricePerHourInCents: 20 }))[0]).toBe(0);
  });
});
