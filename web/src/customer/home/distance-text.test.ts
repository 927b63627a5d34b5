import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

test.each([
  [0, '100 m'],
  [949, '900 m'],
  [951, '1 km'],
  [4_240, '4.2 km'],
  [118_400, '118 km'],
  [3_120_000, '3,120 km'],
])('%i metres read as %s', (metres, text) => {
  expect(distanceText(metres, 'en')).toBe(text);
});
