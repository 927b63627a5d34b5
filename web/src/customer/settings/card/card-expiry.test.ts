import { expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

const now = Temporal.Instant.from('2026-11-30T23:59:00Z');

test.for([
  [{ month: 10, year: 2026 }, 'expired'],
  [{ month: 11, year: 2026 }, 'soon'],
  [{ month: 12, year: 2026 }, 'soon'],
  [{ month: 1, year: 2027 }, 'valid'],
  [{ month: 11, year: 2025 }, 'expired'],
] as const)('in November 2026 a card of %j is %s', ([expiresOn, expected]) => {
  expect(cardExpiry(expiresOn, now)).toBe(expected);
});
