import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/stations/pirita', '/stations/pirita?date=2026-07-04#form', '/bookings/a-b_c', '/apiary'])(
  'a path of our own is kept: %s',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'stations/pirita',
  'https://elsewhere.test/',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/.//elsewhere.test',
  '/a/..//elsewhere.test',
  'javascript:alert(1)',
  ' //elsewhere.test',
  '/a\\b',
  '/a\tb',
  '/a\u007fb',
  '/api',
  '/api/auth/logout',
  '/a/../api/auth/logout',
  '/%61pi/auth/logout',
  '/api%2fauth/logout',
  '/%ff',
])('anything else leads home: %j', (wish) => {
  expect(ownPath(wish)).toBe('/');
});
