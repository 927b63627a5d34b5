import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterRightCode,
  afterWrongCode,
  asksForPhoneDigits,
  isLocked,
  lockedForSeconds,
  untouchedKeypad,
  type KeypadState,
} from './keypad-lockout.ts';

const start = Temporal.Instant.from('2026-07-01T12:00:00Z');
const after = (seconds: number) => start.add({ seconds });

function wrongCodes(count: number, now = start, state = untouchedKeypad): KeypadState {
  return Array.from({ length: count }).reduce<KeypadState>((before) => afterWrongCode(before, now), state);
}

describe('in a row', () => {
  test('four wrong codes are forgiven, the fifth locks for a minute', () => {
    expect(isLocked(wrongCodes(4), start)).toBe(false);
    expect(lockedForSeconds(wrongCodes(5), start)).toBe(60);
    expect(lockedForSeconds(wrongCodes(5), after(59))).toBe(1);
    expect(isLocked(wrongCodes(5), after(60))).toBe(false);
  });

  test('every further five lock for twice as long, up to five minutes', () => {
    let state = untouchedKeypad;
    let now = start;
    const lengths = Array.from({ length: 5 }, () => {
      state = wrongCodes(5, now, state);
      const length = lockedForSeconds(state, now);
      now = now.add({ seconds: length });
      return length;
    });
    expect(lengths).toEqual([60, 120, 240, 300, 300]);
  });

  test('a right code begins from the start', () => {
    const state = afterRightCode(wrongCodes(9, after(60), wrongCodes(5)), after(60));
    expect(isLocked(wrongCodes(4, after(200), state), after(200))).toBe(false);
  });

  test('after a lock-out and a right code the next lock-out is a minute again', () => {
    const state = afterRightCode(wrongCodes(5), after(60));
    expect(lockedForSeconds(wrongCodes(5, after(60), state), after(60))).toBe(60);
  });
});

test('codes entered while locked are not looked at', () => {
  const locked = wrongCodes(5);
  expect(afterWrongCode(locked, after(30))).toBe(locked);
  expect(afterRightCode(locked, after(30))).toBe(locked);
});

test('a lock-out survives a restart', () => {
  const restored = JSON.parse(JSON.stringify(wrongCodes(5))) as KeypadState;
  expect(lockedForSeconds(restored, after(20))).toBe(40);
});

test('a clock set back does not lock the keypad for years', () => {
  expect(isLocked(wrongCodes(5), start.subtract({ hours: 24 * 365 }))).toBe(false);
});

/** One wrong code every ten minutes, with a right one in between. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, i) => after(i * 600)).reduce<KeypadState>(
    (state, now) => afterRightCode(afterWrongCode(state, now), now),
    untouchedKeypad,
  );

describe('within a day', () => {
  test('twenty wrong codes make the keypad ask for digits of the phone number, right ones in between or not', () => {
    expect(asksForPhoneDigits(scattered(19), after(19 * 600))).toBe(false);
    expect(asksForPhoneDigits(scattered(20), after(19 * 600))).toBe(true);
    expect(asksForPhoneDigits(scattered(30), after(30 * 600))).toBe(true);
  });

  test('it stops asking when the twentieth last is a day old', () => {
    expect(asksForPhoneDigits(scattered(20), after(86_399))).toBe(true);
    expect(asksForPhoneDigits(scattered(20), after(86_400))).toBe(false);
  });

  test('a clock set back does not make it ask for years', () => {
    expect(asksForPhoneDigits(scattered(20), start.subtract({ hours: 1 }))).toBe(true);
    expect(asksForPhoneDigits(scattered(20), start.subtract({ hours: 24 * 365 }))).toBe(false);
  });
});

test('a guesser gets at most five tries per lock-out, and the memory stays small', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120), { maxLength: 200 }), (pauses) => {
      let state = untouchedKeypad;
      let now = start;
      for (const pause of pauses) {
        now = now.add({ seconds: pause });
        state = afterWrongCode(state, now);
        expect(state.wrongInARow).toBeLessThan(5);
        expect(state.wrongAtMs.length).toBeLessThanOrEqual(20);
        expect(lockedForSeconds(state, now)).toBeLessThanOrEqual(300);
      }
    }),
  );
});
