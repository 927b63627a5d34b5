import { expect, test } from 'vitest';
import { entryAddress } from './entry-address.ts';

test('signing in leads back to the page it began on', () => {
  const here = { pathname: '/stations/pirita', search: '?date=2026-07-04' };
  expect(entryAddress('sign-in', here)).toBe('/login?redirect=%2Fstations%2Fpirita%3Fdate%3D2026-07-04');
  expect(entryAddress('sign-in', { pathname: '/', search: '?lang=et' })).toBe('/login');
});

test('links on the login page keep where it leads to', () => {
  const here = { pathname: '/login', search: '?redirect=%2Freservations' };
  expect(entryAddress('sign-in', here)).toBe('/login?redirect=%2Freservations');
  expect(entryAddress('contact', here)).toBe('/login?redirect=%2Freservations#contact');
});
