import { expect, test } from 'vitest';
import { standingClock } from '../testing/standing-clock.ts';
import { narrow, ServerTime } from './server-time.ts';

const instant = (time: string) => Temporal.Instant.from(`2027-06-01T${time}Z`);

function openTime() {
  const clock = standingClock();
  const time = new ServerTime(() => clock.monotonicInMs());
  /** The server stamps its answer halfway through the round trip. */
  const ask = (roundTripInMs: number, told: Temporal.Instant) => {
    const askedAtInMs = clock.monotonicInMs();
    clock.advance({ milliseconds: roundTripInMs });
    time.learn(told, askedAtInMs);
  };
  return { clock, time, ask };
}

test('nothing is known before the first answer, so every command counts as expired', () => {
  const { time } = openTime();
  expect(time.now()).toBeUndefined();
  expect(time.isBefore(instant('23:59:59'))).toBe(false);
});

test('it is never behind the server, and at most a round trip ahead', () => {
  const { time, ask } = openTime();
  ask(400, instant('12:00:00'));
  expect(String(time.now())).toBe('2027-06-01T12:00:00.4Z');
});

test('it counts on by the monotonic clock, whatever happens to the wall clock', () => {
  const { clock, time, ask } = openTime();
  ask(0, instant('12:00:00'));
  clock.set('1999-01-01T00:00:00Z');
  clock.advance({ seconds: 5 });
  expect(time.isBefore(instant('12:00:06'))).toBe(true);
  expect(time.isBefore(instant('12:00:05'))).toBe(false);
});

test.for<[believed: number | undefined, atLeast: number, atMost: number, then: number]>([
  [undefined, 100, 200, 200],
  [200, 150, 180, 180],
  [200, 150, 900, 200],
  // Somebody set the server's clock forward or back.
  [200, 5000, 5100, 5100],
  [200, -900, -800, -800],
])('believing %s, an answer between %s and %s gives %s', ([believed, atLeast, atMost, then]) => {
  expect(narrow(believed, { atLeast, atMost })).toBe(then);
});
