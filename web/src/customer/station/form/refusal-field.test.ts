import { expect, test } from 'vitest';
import { refusalField } from './refusal-field.ts';

test('a refusal is said where it belongs, anything else beside the button', () => {
  expect(refusalField('phone-invalid')).toBe('phone');
  expect(refusalField('no-boards-left')).toBe('time');
  expect(refusalField('debt-unpaid')).toBe('pay');
  expect(refusalField(undefined)).toBe('pay');
});
