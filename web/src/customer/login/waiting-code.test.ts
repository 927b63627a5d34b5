import { afterEach, expect, test } from 'vitest';
import { findWaitingCode, forgetWaitingCode, saveWaitingCode } from './waiting-code.ts';

afterEach(forgetWaitingCode);

/** Far from the time of this computer's own clock. */
const sentAt = Temporal.Instant.from('2031-06-15T12:00:00Z');

test('a code is waited for until it ends by the product’s clock', () => {
  saveWaitingCode('mari@example.com', sentAt);
  expect(findWaitingCode(sentAt.add({ minutes: 9, seconds: 59 }))).toBe('mari@example.com');
  expect(findWaitingCode(sentAt.add({ minutes: 10 }))).toBeUndefined();
});

test('none is waited for where none was sent', () => {
  expect(findWaitingCode(sentAt)).toBeUndefined();
});
