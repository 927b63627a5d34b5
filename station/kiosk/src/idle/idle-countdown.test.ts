import { expect, test } from 'vitest';
import { idleCountdown } from './idle-countdown.ts';

const after = (idleInSeconds: number, pageTimeoutInSeconds = 60) => ({
  touchedAtInMs: 5_000,
  nowInMs: 5_000 + idleInSeconds * 1000,
  pageTimeoutInSeconds,
});

test('only the last ten seconds are counted down', () => {
  expect(idleCountdown('code', after(0))).toBeUndefined();
  expect(idleCountdown('code', after(49.9))).toBeUndefined();
  expect(idleCountdown('code', after(50))).toBe(10);
  expect(idleCountdown('code', after(59.5))).toBe(1);
  expect(idleCountdown('code', after(60))).toBeUndefined();
});

test('a short timeout does not nag from its first second', () => {
  expect(idleCountdown('help', after(1, 8))).toBeUndefined();
  expect(idleCountdown('help', after(4, 8))).toBe(4);
});

test.for(['start', 'locked-out', 'opening', 'checking'] as const)('nothing is counted down at %s', (view) => {
  expect(idleCountdown(view, after(55))).toBeUndefined();
});
