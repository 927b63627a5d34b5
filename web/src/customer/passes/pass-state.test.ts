import { expect, test } from 'vitest';
import { passState } from './pass-state.ts';

const season = { startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-10-01T00:00:00Z' };

test.for([
  ['active', '2026-04-30T23:59:59Z', 'coming'],
  ['active', '2026-05-01T00:00:00Z', 'running'],
  ['active', '2026-10-01T00:00:00Z', 'over'],
  ['ended', '2026-06-01T00:00:00Z', 'ended'],
  ['ended', '2026-10-02T00:00:00Z', 'over'],
  ['revoked', '2026-06-01T00:00:00Z', 'revoked'],
  ['withdrawn', '2026-06-01T00:00:00Z', 'withdrawn'],
  ['open', '2026-06-01T00:00:00Z', null],
  ['lapsed', '2026-06-01T00:00:00Z', null],
] as const)('a pass that is %s at %s is shown as %s', ([status, now, expected]) => {
  expect(passState({ status, ...season }, Temporal.Instant.from(now))).toBe(expected);
});
