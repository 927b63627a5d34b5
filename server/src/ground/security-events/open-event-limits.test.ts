import { expect, test } from 'vitest';
import { openEventLimits } from './open-event-limits.ts';

const HOUR_MS = 3_600_000;

test('a total holds against more keys than are remembered, and what it left out is counted', () => {
  let now = 0;
  const { mayRecord, countLeftOutOnce } = openEventLimits(() => now);
  const record = (key: string) =>
    mayRecord([
      { key, most: 1, withinMs: HOUR_MS, isRepeat: true },
      { key: 'all', most: 3000, withinMs: HOUR_MS, isTotal: true },
    ]);
  let written = 0;
  for (let number = 0; number < 100_000; number += 1) if (record(`network ${number}`)) written += 1;
  expect([written, countLeftOutOnce(), countLeftOutOnce()]).toEqual([3000, 97_000, 0]);
  now = HOUR_MS;
  expect([record('again'), record('again')]).toEqual([true, false]);
  // Reported before.
  expect(countLeftOutOnce()).toBe(0);
});
