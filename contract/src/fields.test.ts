import { expect, test } from 'vitest';
import { MomentInput } from './fields.ts';

const isTaken = (text: string) => MomentInput.safeParse(text).success;

test.each(['2026-07-01T10:00:00Z', '2026-07-01T10:00:00+03:00', '2026-07-01T10:00:00.123456789Z'])(
  '%s is a moment',
  (text) => {
    expect(isTaken(text)).toBe(true);
    expect(Temporal.Instant.from(text)).toBeInstanceOf(Temporal.Instant);
  },
);

test.each(['2026-07-01T10:00:00.1234567890Z', '1969-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '2026-07-01T10:00:00'])(
  '%s is none that we could reckon with',
  (text) => {
    expect(isTaken(text)).toBe(false);
  },
);
