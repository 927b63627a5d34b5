import { expect, test } from 'vitest';
import { passUse } from './pass-use.ts';

const pass = { name: 'Laine Eesti', startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-10-01T00:00:00Z' };

test.for([
  ['2026-07-04T12:00:00Z', '2026-07-04T09:00:00Z', 'usable'],
  ['2026-07-04T12:00:01Z', '2026-07-04T09:00:00Z', 'too-far-ahead'],
  ['2026-04-30T23:59:59Z', '2026-04-30T23:00:00Z', 'none'],
  ['2026-10-01T00:00:00Z', '2026-09-30T23:00:00Z', 'none'],
] as const)('a start at %s, seen at %s: %s', ([start, now, expected]) => {
  expect(passUse(pass, Temporal.Instant.from(start), Temporal.Instant.from(now))).toBe(expected);
});
