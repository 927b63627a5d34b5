import { expect, test } from 'vitest';
import { loginEndsAt } from './login-ends-at.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['a customer who was just here', 'cookie', false, '2026-01-01T00:00Z', '2026-01-01T00:00Z', '2026-03-02T00:00Z'],
  ['a customer of nearly a year', 'cookie', false, '2026-01-01T00:00Z', '2026-12-30T00:00Z', '2027-01-01T00:00Z'],
  ['a customer since a leap day', 'cookie', false, '2028-02-29T00:00Z', '2029-02-01T00:00Z', '2029-02-28T00:00Z'],
  ['staff who were just here', 'cookie', true, '2026-01-01T00:00Z', '2026-01-01T08:00Z', '2026-01-01T20:00Z'],
  ['staff of nearly a week', 'cookie', true, '2026-01-01T00:00Z', '2026-01-07T20:00Z', '2026-01-08T00:00Z'],
  ['a token of a customer', 'bearer', false, '2026-01-01T00:00Z', '2026-01-01T08:00Z', '2026-01-01T20:00Z'],
] as const)('%s', (_who, kind, isStaff, createdAt, lastSeenAt, end) => {
  const times = { kind, isStaff, createdAt: at(createdAt), lastSeenAt: at(lastSeenAt) };
  expect(loginEndsAt(times)).toEqual(at(end));
});
