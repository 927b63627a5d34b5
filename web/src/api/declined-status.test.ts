import { Declined } from '@laine/contract/client.ts';
import { expect, test } from 'vitest';
import { declinedStatus } from './declined-status.ts';

test('a declined call tells its status, also when another copy of the class made it', () => {
  const foreign = Object.assign(new Error('Not found'), { name: 'Declined', status: 404 });
  expect(declinedStatus(new Declined(401, 'Please sign in first', new Headers()))).toBe(401);
  expect(declinedStatus(foreign)).toBe(404);
});

test('a lost network and a bug have none', () => {
  expect(declinedStatus(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(declinedStatus(undefined)).toBeUndefined();
});
