import { expect, test } from 'vitest';
import { bucketOf, LATENESS_BOUNDS_SECONDS } from './bucket-of.ts';

test('a bound belongs to the bucket below it', () => {
  expect([-5, 600, 601, 3600, 7200, 7201].map((late) => bucketOf(LATENESS_BOUNDS_SECONDS, late))).toEqual([
    0, 0, 1, 1, 2, 3,
  ]);
});
