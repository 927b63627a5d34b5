import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test, vi } from 'vitest';
import { standingClock } from '../testing/standing-clock.ts';
import { callAt, shiftableClock, systemClock } from './clock.ts';

const secondsUntil = (from: Temporal.Instant, to: Temporal.Instant) => from.until(to).total('seconds');

test('the system clock shows the real time in whole milliseconds', () => {
  const now = systemClock().now();
  expect(Math.abs(secondsUntil(now, Temporal.Now.instant()))).toBeLessThan(5);
  expect(now.epochNanoseconds % 1_000_000n).toBe(0n);
});

test('a shifted clock runs ahead by its offset, which a restart can take over', () => {
  const clock = shiftableClock(Temporal.Duration.from({ hours: 5 }));
  clock.advance({ days: 2, minutes: 1 });
  expect(clock.offset().total('minutes')).toBe((5 + 48) * 60 + 1);

  const restarted = shiftableClock(clock.offset());
  expect(secondsUntil(Temporal.Now.instant(), restarted.now()) / 3600).toBeCloseTo(5 + 48 + 1 / 60, 1);
});

test('the clock never goes back', () => {
  const clock = shiftableClock();
  expect(() => clock.advance({ seconds: -1 })).toThrow(RangeError);
  expect(clock.offset().total('seconds')).toBe(0);
});

test('those who watch hear of a jump until they stop', () => {
  const clock = shiftableClock();
  const heard = vi.fn<() => void>();
  const stop = clock.onJump(heard);
  clock.advance({ hours: 1 });
  stop();
  clock.advance({ hours: 1 });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a call at a later time comes when the clock jumps over it, and not before', async () => {
  const clock = standingClock();
  const called = vi.fn<() => void>();
  callAt(clock, clock.now().add({ hours: 30 }), called);
  clock.advance({ hours: 29 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(called).not.toHaveBeenCalled();

  clock.advance({ hours: 2 });
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(1), SOON);
});

test('a cancelled call never comes', async () => {
  const clock = standingClock();
  const called = vi.fn<() => void>();
  const cancel = callAt(clock, clock.now().add({ hours: 1 }), called);
  cancel();
  const later = new Promise<void>((resolve) => callAt(clock, clock.now().add({ hours: 1 }), resolve));
  clock.advance({ hours: 2 });
  await later;
  expect(called).not.toHaveBeenCalled();
});
