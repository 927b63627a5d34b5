import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test.for([
  ['/admin', true],
  ['/admin/', true],
  ['/Admin/stations', true],
  ['/administration', false],
  ['/stations/admin', false],
] as const)('whether %s is within /admin: %s', ([pathname, expected]) => {
  expect(isWithin(pathname, '/admin')).toBe(expected);
});
