import type { OvertimeBilling } from '@laine/contract/states.ts';
import { mostOvertimeFeeInCents } from '@laine/rules/overtime.ts';
import { expect, test } from 'vitest';
import { mostOvertimeInSeconds } from './most-overtime.ts';

const cases: [OvertimeBilling, limit: number, charged: number][] = [
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

test.each(cases)('%s, at most %d seconds: no more than %d are charged', (overtimeBilling, limit, charged) => {
  // A cent a second, so that the sum tells the time.
  const tariff = { overtimeBilling, maxOvertimeInSeconds: limit, pricePerHourInCents: 3_600 };
  expect(mostOvertimeInSeconds(tariff)).toBe(charged);
  expect(mostOvertimeFeeInCents(tariff)).toBe(charged);
});
