import { expect, onTestFinished, test, vi } from 'vitest';
import { ExpiringKeys } from './expiring-keys.ts';

test('a key is redeemed once and found until it expires', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const keys = new ExpiringKeys<string>(600);
  const key = keys.issue('Mari');

  vi.advanceTimersByTime(599_000);
  expect(keys.find(key)).toBe('Mari');
  vi.advanceTimersByTime(1000);
  expect(keys.find(key)).toBeUndefined();

  const other = keys.issue('Anna');
  expect(keys.redeem(other)).toBe('Anna');
  expect(keys.redeem(other)).toBeUndefined();
});
