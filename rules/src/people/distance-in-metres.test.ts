import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceInMetres } from './distance-in-metres.ts';

const tallinn = { latitude: 59.437, longitude: 24.7536 };
const helsinki = { latitude: 60.1699, longitude: 24.9384 };
const madrid = { latitude: 40.4168, longitude: -3.7038 };

test.each([
  ['Helsinki', 82, helsinki],
  ['Madrid', 2_894, madrid],
  ['itself', 0, tallinn],
])('from Tallinn to %s it is %d km', (_, kilometres, place) => {
  expect(Math.round(distanceInMetres(tallinn, place) / 1000)).toBe(kilometres);
});

test('across the date line is near', () => {
  const kilometres = distanceInMetres({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1000;
  expect(kilometres).toBeCloseTo(22.2, 1);
});

test('the way back is as long, and nowhere is farther than half around', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceInMetres(a, b)).toBeCloseTo(distanceInMetres(b, a), 3);
      expect(distanceInMetres(a, b)).toBeLessThanOrEqual(20_015_200);
    }),
  );
});
