import { expect, test } from 'vitest';
import { findArea } from '../../../ui/map/areas.ts';
import { clipRing } from './clip-ring.ts';
import { project, zoomAt } from './projection.ts';

test('a ring is cut at the edges of the picture, in its own order', () => {
  const square = [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ] as const;
  expect(clipRing(square, [0, 0, 20, 20])).toEqual([
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]);
  expect(clipRing(square, [20, 20, 30, 30])).toEqual([]);
});

test('the station is in the middle, north is up', () => {
  const toPicture = project({ latitude: 59.47, longitude: 24.83 });
  expect(toPicture([24.83, 59.47])).toEqual([500, 200]);
  expect(toPicture([24.83, 59.48])[1]).toBeLessThan(200);
  expect(zoomAt({ latitude: 59.47, longitude: 24.83 })).toBeCloseTo(10.3, 1);
});

test('our waters are known, others are not', () => {
  expect(findArea({ latitude: 59.4706, longitude: 24.8281 })).toBe('tallinn');
  expect(findArea({ latitude: 36.7191, longitude: -4.4095 })).toBe('malaga');
  expect(findArea({ latitude: 48.1, longitude: 11.6 })).toBeUndefined();
});
