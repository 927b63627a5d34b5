import { expect, onTestFinished, test, vi } from 'vitest';
import { Vouchers } from './expiring-keys.ts';

test('a voucher is taken once and found until it expires', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const vouchers = new Vouchers<string>(600);
  const key = vouchers.issue('Mari');

  vi.advanceTimersByTime(599_000);
  expect(vouchers.find(key)).toBe('Mari');
  vi.advanceTimersByTime(1000);
  expect(vouchers.find(key)).toBeUndefined();

  const other = vouchers.issue('Anna');
  expect(vouchers.take(other)).toBe('Anna');
  expect(vouchers.take(other)).toBeUndefined();
});
