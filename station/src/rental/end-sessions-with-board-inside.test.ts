import { expect, test } from 'vitest';
import { mayEnd } from './end-sessions-with-board-inside.ts';

const at = (time: string) => Temporal.Instant.from(`2027-06-01T${time}:00Z`);

test.for<[name: string, closed: string, isMissing: boolean, now: string, mayEnd: boolean]>([
  ['never taken, before the end', '12:05', false, '13:59', false],
  ['never taken, at the end', '12:05', false, '14:00', true],
  ['something missing, before the end', '13:00', true, '13:30', false],
  ['something missing, at the end', '13:00', true, '14:00', true],
  ['something missing, closed late: time to fetch it', '14:05', true, '14:14', false],
  ['something missing, closed late: ten minutes later', '14:05', true, '14:15', true],
])('%s', ([, closed, isMissing, now, expected]) => {
  const inside = { closedAt: at(closed), isComplete: !isMissing };
  expect(mayEnd({ end: at('14:00') }, inside, at(now))).toBe(expected);
});
