import type { OvertimeBilling } from '@laine/contract/states.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTerms } from '../example-terms.ts';
import {
  lateCost,
  lateSumAt,
  lockedOutInSeconds,
  mostOvertimeFeeInCents,
  mostOvertimeInSeconds,
  overtime,
} from './overtime.ts';
import type { StationTerms } from './station-terms.ts';

const bookedEnd = Temporal.Instant.from('2026-07-01T12:00:00Z');
const full = exampleTerms({ overtimeBilling: 'full-hours' });
const begun = exampleTerms({ overtimeBilling: 'begun-hours' });

const late = (terms: StationTerms, minutes: number, lockedOut = 0) =>
  overtime(terms, {
    bookedEnd,
    returnedAt: bookedEnd.add({ milliseconds: Math.round(minutes * 60_000) }),
    lockedOutInSeconds: lockedOut,
  });

describe('where each full hour counts', () => {
  test.each([
    [-30, 0],
    [0, 0],
    [10, 0],
    [11, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [120, 2],
    [180, 3],
    [600, 3],
  ])('%d minutes late are %d hours, at most three', (minutes, hours) => {
    expect(late(full, minutes)).toMatchObject({ billedInSeconds: hours * 3600, feeInCents: hours * 1_000 });
  });
});

describe('where each hour begun counts', () => {
  test.each([
    [-30, 0],
    [10, 0],
    [11, 1],
    [60, 1],
    [61, 2],
    [121, 3],
    [600, 3],
  ])('%d minutes late are %d hours, at most three', (minutes, hours) => {
    expect(late(begun, minutes)).toMatchObject({ billedInSeconds: hours * 3600, feeInCents: hours * 1_000 });
  });

  test('of an hour that sticks out over the limit only the part within is charged', () => {
    const terms = exampleTerms({ overtimeBilling: 'begun-hours', maxOvertimeInSeconds: 5_400 });
    expect(late(terms, 61)).toMatchObject({ billedInSeconds: 5_400, feeInCents: 1_500 });
  });
});

test('over ten minutes is a late return, whether or not it costs anything', () => {
  expect(late(full, 10).isLateReturn).toBe(false);
  expect(late(full, 10 + 1 / 60)).toMatchObject({ isLateReturn: true, feeInCents: 0 });
});

test('parts of a second are the customer’s', () => {
  expect(late(begun, 10 + 0.9 / 60)).toMatchObject({ lateInSeconds: 600, isLateReturn: false, feeInCents: 0 });
});

test('time the keypad was locked does not count', () => {
  expect(late(full, 64, 300)).toMatchObject({ lateInSeconds: 59 * 60, feeInCents: 0 });
  expect(late(begun, 14, 300)).toMatchObject({ isLateReturn: false, feeInCents: 0 });
  expect(late(full, 3, 300).lateInSeconds).toBe(0);
});

test('only the part of a lock-out within the late time is counted', () => {
  const lockout = (from: number, to: number) => ({
    start: bookedEnd.add({ seconds: from }),
    end: bookedEnd.add({ seconds: to }),
  });
  const lockouts = [lockout(-60, 30), lockout(100, 160), lockout(500, 620), lockout(900, 960)];
  expect(lockedOutInSeconds(lockouts, bookedEnd, bookedEnd.add({ seconds: 600 }))).toBe(30 + 60 + 100);
});

test('overtime never exceeds what was authorized', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('full-hours', 'begun-hours'),
      fc.nat(20_000),
      fc.nat(3_000),
      fc.nat(1_000),
      (overtimeBilling, maxOvertimeInSeconds, pricePerHourInCents, minutes) => {
        const terms = exampleTerms({ overtimeBilling, maxOvertimeInSeconds, pricePerHourInCents });
        const { feeInCents, billedInSeconds } = late(terms, minutes);
        expect(feeInCents).toBeLessThanOrEqual(mostOvertimeFeeInCents(terms));
        expect(billedInSeconds).toBeLessThanOrEqual(maxOvertimeInSeconds);
      },
    ),
  );
});

const limits: [OvertimeBilling, limit: number, charged: number][] = [
  ['full-hours', 0, 0],
  ['full-hours', 1_800, 0],
  ['full-hours', 5_400, 3_600],
  ['full-hours', 10_800, 10_800],
  ['begun-hours', 0, 0],
  ['begun-hours', 300, 300],
  ['begun-hours', 1_800, 1_800],
  ['begun-hours', 5_400, 5_400],
  ['begun-hours', 10_800, 10_800],
];

test.each(limits)('%s, at most %d seconds: no more than %d are charged', (overtimeBilling, limit, charged) => {
  // At a cent a second, the sum tells the time.
  const tariff = { overtimeBilling, maxOvertimeInSeconds: limit, pricePerHourInCents: 3_600 };
  expect(mostOvertimeInSeconds(tariff)).toBe(charged);
  expect(mostOvertimeFeeInCents(tariff)).toBe(charged);
});

test('being late costs from the first hour that is charged', () => {
  expect(lateCost(full, bookedEnd)).toEqual({
    from: bookedEnd.add({ minutes: 60 }),
    pricePerHourInCents: 1_000,
    overtimeBilling: 'full-hours',
    mostInCents: 3_000,
  });
  expect(lateCost(begun, bookedEnd)?.from).toEqual(bookedEnd.add({ minutes: 10 }));
  expect(lateCost(exampleTerms({ maxOvertimeInSeconds: 1_800 }), bookedEnd)).toBeNull();
  expect(lateCost(exampleTerms({ pricePerHourInCents: 0 }), bookedEnd)).toBeNull();
});

describe('what being late has cost so far', () => {
  const sumAt = (terms: StationTerms, minutes: number) => {
    const cost = lateCost(terms, bookedEnd);
    const { soFarInCents, growsAt } = cost ? lateSumAt(cost, bookedEnd, bookedEnd.add({ minutes })) : never();
    return [soFarInCents, growsAt && (growsAt.epochMilliseconds - bookedEnd.epochMilliseconds) / 60_000];
  };
  const never = () => expect.unreachable();

  test.each([
    [full, 20, 0, 60],
    [full, 60, 1_000, 120],
    [full, 130, 2_000, 180],
    [full, 200, 3_000, null],
    [begun, 5, 0, 10],
    [begun, 10, 0, 10],
    [begun, 11, 1_000, 60],
    [begun, 61, 2_000, 120],
    [begun, 500, 3_000, null],
  ])('case %#: after %d minutes it is %d cents, and grows after %j minutes', (terms, minutes, cents, grows) => {
    expect(sumAt(terms, minutes)).toEqual([cents, grows]);
  });

  test('it is what would be charged at that moment', () => {
    const moments = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(fc.constantFrom(full, begun), moments, (terms, minutes) => {
        expect(sumAt(terms, minutes)[0]).toBe(late(terms, minutes).feeInCents);
      }),
    );
  });
});
