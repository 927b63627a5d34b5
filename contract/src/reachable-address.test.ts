import { expect, test } from 'vitest';
import { reachableAddress } from './reachable-address.ts';

test.each([
  ['anna@gmail.com', true],
  ['anna@gmail', false],
  ['anna', false],
  ['a@b@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%s: %s', (email, expected) => {
  expect(reachableAddress.test(email)).toBe(expected);
});
