import { expect, test } from 'vitest';
import { paths, patternOf } from './paths.ts';

test('an id is one part of its path, whatever is in it', () => {
  expect(paths.station('pirita')).toBe('/stations/pirita');
  expect(paths.booking('a/b?c')).toBe('/bookings/a%2Fb%3Fc');
  expect(paths.myStation('$& x')).toBe('/my-stations/%24%26%20x');
});

test('signing in leads back to where one came from, and home needs no mention', () => {
  expect(paths.login()).toBe('/login');
  expect(paths.login({ redirect: paths.home() })).toBe('/login');
  expect(paths.login({ redirect: '/stations/pirita?date=2026-07-04' })).toBe(
    '/login?redirect=%2Fstations%2Fpirita%3Fdate%3D2026-07-04',
  );
  expect(paths.login({ problem: 'expired', redirect: paths.reservations() })).toBe(
    '/login?problem=expired&redirect=%2Freservations',
  );
});

test('the first page of the reservations has the plain address', () => {
  expect([paths.reservations(), paths.reservations(1), paths.reservations(2)]).toEqual([
    '/reservations',
    '/reservations',
    '/reservations?page=2',
  ]);
});

test('a section of home and a paid booking have addresses of their own', () => {
  expect(paths.home('faq')).toBe('/#faq');
  expect(paths.paidBooking('b1')).toBe('/bookings/b1?paid=1');
});

test('a route table has the same addresses', () => {
  expect(patternOf(paths.station(':stationId'))).toBe('/stations/:stationId');
});
