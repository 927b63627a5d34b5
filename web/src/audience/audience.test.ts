import { expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

test.for(['/admin', '/admin/', '/admin/stations/pirita', '/Admin', '/my-stations', '/sandbox/kit'])(
  '%s is for staff',
  (path) => {
    expect(audienceOf(path)).toBe('staff');
  },
);

test.for([
  '/settings',
  '/settings/',
  '/settings/data',
  '/unsubscribe',
  '/debts',
  '/refunds/r1',
  '/receipts/b1',
  '/passes',
  '/gift-cards/g1/voucher',
])('%s is about the account', (path) => {
  expect(audienceOf(path)).toBe('account');
});

test.for([
  '/',
  '/login',
  '/settings-old',
  '/stations/admin',
  '/administration',
  '/reservations',
  '/sandbox',
  '/nowhere',
])('%s is for customers', (path) => {
  expect(audienceOf(path)).toBe('customer');
});
