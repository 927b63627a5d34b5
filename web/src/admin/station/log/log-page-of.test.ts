import { expect, test } from 'vitest';
import { hasOlder, pageOf } from './log-page-of.ts';

const TOTAL = 100;
const LIMIT = 50;

/** The server's answer for a log of a hundred lines. */
const answer = (offset: number) => {
  const { limit } = pageOf({ stationId: 'pirita', offset, limit: LIMIT });
  return Array.from({ length: Math.min(limit, TOTAL - offset) });
};

test('a full last page does not promise older lines', () => {
  expect(hasOlder(answer(0), LIMIT)).toBe(true);
  expect(hasOlder(answer(LIMIT), LIMIT)).toBe(false);
});
