import { expect, test } from 'vitest';
import { isPlausiblePhone } from './is-plausible-phone.ts';

test.each(['+372 5555 1234', '+37255551234', '5555 1234', '+34 (951) 55-01-03'])(
  '%s may be a phone number',
  (phone) => {
    expect(isPlausiblePhone(phone)).toBe(true);
  },
);

test.each(['', '+', '12', 'call me', '+372 5555 1234 ext 5', '+1234567890123456789'])('%j is none', (phone) => {
  expect(isPlausiblePhone(phone)).toBe(false);
});
