import { expect, test, vi } from 'vitest';
import { makeProductClock } from './product-clock.ts';

const NOON = Date.parse('2027-06-15T12:00:00Z');

/** A browser whose clock is an hour slow. */
function openPage() {
  let browserInMs = NOON - 3_600_000;
  const clock = makeProductClock(() => browserInMs);
  clock.hear('2027-06-15T12:00:00Z');
  return {
    clock,
    pass: (seconds: number) => void (browserInMs += seconds * 1_000),
    shown: () => clock.at(browserInMs).toString(),
  };
}

test('the product’s time goes on from what the server said, whatever the phone believes', () => {
  const { pass, shown } = openPage();
  pass(90);
  expect(shown()).toBe('2027-06-15T12:01:30Z');
});

test('a clock that was moved is followed with the next answer, and the page hears of it', () => {
  const { clock, pass, shown } = openPage();
  const onJump = vi.fn<() => void>();
  const stop = clock.onJump(onJump);
  pass(10);
  clock.hear('2027-06-15T14:00:10Z');
  expect(shown()).toBe('2027-06-15T14:00:10Z');
  expect(onJump).toHaveBeenCalledOnce();
  stop();
  clock.hear('2027-06-16T14:00:10Z');
  expect(onJump).toHaveBeenCalledOnce();
});

test('a phone that sets its own clock right does not move the product’s', () => {
  const { clock, pass, shown } = openPage();
  pass(3_600);
  clock.hear('2027-06-15T12:00:05Z');
  expect(shown()).toBe('2027-06-15T12:00:05Z');
});

test('what an answer took on its way does not make the seconds stumble', () => {
  const { clock, pass, shown } = openPage();
  const onJump = vi.fn<() => void>();
  clock.onJump(onJump);
  pass(10);
  clock.hear('2027-06-15T12:00:08Z');
  expect(shown()).toBe('2027-06-15T12:00:10Z');
  expect(onJump).not.toHaveBeenCalled();
});

test.each([null, '', 'soon'])('an answer that tells no time (%j) changes nothing', (told) => {
  const { clock, shown } = openPage();
  clock.hear(told);
  expect(shown()).toBe('2027-06-15T12:00:00Z');
});
