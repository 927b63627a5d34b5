import { expect, test } from 'vitest';
import { formatPhone, phoneAddress } from './format-phone.ts';

test.each([
  ['+37255555555', '+372 5555 5555'],
  ['+3725555555', '+372 555 5555'],
  ['+34612345678', '+34 612 345 678'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+12025550123', '+1 202 555 0123'],
  ['+358401234567', '+358 401 234 567'],
  ['+4915112345678', '+49 151 123 456 78'],
  ['+447911123456', '+44 791 112 3456'],
  ['+37121234567', '+371 212 345 67'],
])('%s is read as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test.each(['+372 55 555 555', '5555 5555', '55555555', '', 'ask at the bar'])('%j stays as it was written', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

test('the address to call has figures alone', () => {
  expect(phoneAddress('+372 5555 (55)-55')).toBe('tel:+37255555555');
});
