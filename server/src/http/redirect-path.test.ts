import { expect, test } from 'vitest';
import { ownPath } from './redirect-path.ts';

test.each([
  ['/stations/pirita?date=2026-06-01#form', '/stations/pirita?date=2026-06-01#form'],
  ['/', '/'],
  [undefined, '/'],
  ['', '/'],
  ['stations', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api', '/'],
  ['/api/auth/logout', '/'],
  ['/a/../api/auth/logout', '/'],
  ['/%61pi/auth/logout', '/'],
  ['/api%2fauth/logout', '/'],
  ['/%ff', '/'],
  ['/apiary', '/apiary'],
])('a sign-in asked to return to %j goes to %s', (wish, path) => {
  expect(ownPath(wish)).toBe(path);
});
