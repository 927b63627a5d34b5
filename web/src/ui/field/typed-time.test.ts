import { expect, test } from 'vitest';
import { isPlausiblePhone } from '../../customer/station/form/phone-check.ts';
import { refusalField } from '../../customer/station/form/refusal-field.ts';
import { readTypedTime } from './typed-time.ts';

test.each([
  ['14:30', 14.5],
  ['14.30', 14.5],
  ['1430', 14.5],
  ['930', 9.5],
  ['9', 9],
  ['14', 14],
  ['14:', 14],
  ['14:3', 14.5],
  [' 9 30 ', 9.5],
  ['24:00', 24],
  ['0:00', 0],
])('%j reads as %d hours', (text, hours) => {
  expect(readTypedTime(text)).toBe(hours * 3600);
});

test.each(['', 'x', '25:00', '2561', '14:60', '12345', '-1'])('%j is no time', (text) => {
  expect(readTypedTime(text)).toBeUndefined();
});

test.each(['+372 5555 1234', '+37255551234', '5555 1234', '+34 (951) 55-01-03'])(
  '%s may be a phone number',
  (phone) => {
    expect(isPlausiblePhone(phone)).toBe(true);
  },
);

test.each(['', '+', '12', 'call me', '+372 5555 1234 ext 5', '+1234567890123456789'])('%j is none', (phone) => {
  expect(isPlausiblePhone(phone)).toBe(false);
});

test('a refusal is said where it belongs, anything else beside the button', () => {
  expect(refusalField('phone-invalid')).toBe('phone');
  expect(refusalField('no-boards-left')).toBe('time');
  expect(refusalField('debt-unpaid')).toBe('pay');
  expect(refusalField(undefined)).toBe('pay');
});
