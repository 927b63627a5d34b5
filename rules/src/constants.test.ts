import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test.each([
  ['MAX_BOARDS_PER_BOOKING', 3],
  ['MAX_RENTAL_SECONDS', 21_600],
  ['MIN_AGE_YEARS', 18],
  ['OVERTIME_GRACE_SECONDS', 600],
  ['HOLD_SECONDS', 600],
  ['DATE_CHOICES', 5],
  ['DEFAULT_START_DELAY_SECONDS', 300],
  ['DOOR_CODE_DIGITS', 4],
  ['LOGIN_CODE_DIGITS', 6],
  ['LOCALE_COOKIE_DAYS', 365],
  ['MAX_EXTENDED_RENTAL_SECONDS', 25_200],
  ['PADDLE_COMPENSATION_CENTS', 3_500],
  ['BOARD_COMPENSATION_CENTS', 35_000],
  ['VEST_COMPENSATION_CENTS', 3_000],
  ['ACCOUNT_RESTORE_DAYS', 30],
  ['ACCOUNTING_RETENTION_YEARS', 7],
])('%s is %d, as promised to customers', (name, figure) => {
  expect(constants).toHaveProperty(name, figure);
});

test('every figure is a number that can be counted with', () => {
  for (const figure of Object.values(constants)) expect(figure).toSatisfy(Number.isInteger);
});
