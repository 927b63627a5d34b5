import { expect, test } from 'vitest';
import { giftCardState } from './gift-card-state.ts';

const now = Temporal.Instant.from('2026-07-04T12:00:00Z');
const card = { status: 'active', balanceInCents: 500, expiresAt: '2029-07-04T12:00:00Z' } as const;

test.for([
  [{}, 'usable'],
  [{ expiresAt: null }, 'usable'],
  [{ expiresAt: '2026-07-04T12:00:00Z' }, 'expired'],
  [{ balanceInCents: 0 }, 'spent'],
  [{ status: 'withdrawn', balanceInCents: 0 }, 'withdrawn'],
  [{ status: 'revoked' }, 'revoked'],
  [{ status: 'open' }, null],
] as const)('a gift card with %j is %s', ([fields, expected]) => {
  expect(giftCardState({ ...card, ...fields }, now)).toBe(expected);
});
