import { expect, test } from 'vitest';
import { accountStatusAt } from './account-status-at.ts';

const now = Temporal.Instant.from('2026-07-01T12:00:00Z');
const earlier = now.subtract({ seconds: 1 });
const later = now.add({ seconds: 1 });

test.each([
  { status: 'active', restrictedUntil: null, deletionAskedAt: null, expected: 'active' },
  { status: 'suspended', restrictedUntil: null, deletionAskedAt: null, expected: 'suspended' },
  { status: 'suspended', restrictedUntil: later, deletionAskedAt: null, expected: 'suspended' },
  { status: 'suspended', restrictedUntil: now, deletionAskedAt: null, expected: 'active' },
  { status: 'banned', restrictedUntil: null, deletionAskedAt: earlier, expected: 'banned' },
  { status: 'banned', restrictedUntil: earlier, deletionAskedAt: null, expected: 'active' },
  { status: 'banned', restrictedUntil: earlier, deletionAskedAt: earlier, expected: 'deactivated' },
  { status: 'deactivated', restrictedUntil: null, deletionAskedAt: earlier, expected: 'deactivated' },
  { status: 'removed', restrictedUntil: earlier, deletionAskedAt: null, expected: 'removed' },
] as const)('$status until $restrictedUntil is $expected', ({ expected, ...account }) => {
  expect(accountStatusAt(account, now)).toBe(expected);
});
