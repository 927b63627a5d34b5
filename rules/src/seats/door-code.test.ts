import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerToDoorCode, findDoorCode, isGuessable } from './door-code.ts';

const everyCode = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
const randomBytes = fc.uint8Array({ minLength: 4, maxLength: 16 });

describe('choosing a code', () => {
  test('it has four digits, is not taken and not the first thing people try', () => {
    fc.assert(
      fc.property(randomBytes, fc.subarray(everyCode.slice(0, 3_000)), (bytes, taken) => {
        const code = findDoorCode(new Set(taken), bytes) ?? '';
        expect(code).toMatch(/^\d{4}$/);
        expect(taken).not.toContain(code);
        expect(isGuessable(code)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  test('a guessable one is better than none', () => {
    const taken = new Set(everyCode.filter((code) => code !== '1234'));
    expect(findDoorCode(taken, new Uint8Array([1, 2, 3, 4]))).toBe('1234');
  });

  test('there is none when all are taken', () => {
    expect(findDoorCode(new Set(everyCode), new Uint8Array(4))).toBeUndefined();
  });

  test('other random bytes give another code', () => {
    const codes = Array.from({ length: 50 }, (_, i) => findDoorCode(new Set(), new Uint8Array([7, 77, i, i * 3])));
    expect(new Set(codes).size).toBe(50);
  });

  test('too little randomness is our own mistake', () => {
    expect(() => findDoorCode(new Set(), new Uint8Array(3))).toThrow(RangeError);
  });
});

test.each(['0000', '1111', '1212', '1122', '1112', '1234', '0123', '7890', '4321', '0987', '1987', '2026', '2580'])(
  '%s is guessable',
  (code) => {
    expect(isGuessable(code)).toBe(true);
  },
);

test.each(['1357', '4071', '9034', '1243'])('%s is not', (code) => {
  expect(isGuessable(code)).toBe(false);
});

test('most codes remain', () => {
  expect(everyCode.filter((code) => !isGuessable(code)).length).toBeGreaterThan(9_000);
});

describe('a code at the keypad', () => {
  const start = Temporal.Instant.from('2026-07-01T12:00:00Z');
  const end = start.add({ hours: 1 });

  test.each([
    ['created', -601, true, 'too-early'],
    ['created', -600, true, 'opens'],
    ['created', -600, false, 'locker-taken'],
    ['created', 3_599, true, 'opens'],
    ['created', 3_600, true, 'over'],
    ['started', -300, false, 'opens'],
    ['started', 90_000, false, 'opens'],
    ['finished', 60, true, 'over'],
    ['cancelled', 60, true, 'over'],
  ] as const)('of a session %s, %d seconds after its start, locker free %s: %s', (status, seconds, isFree, answer) => {
    expect(answerToDoorCode({ start, end, status }, isFree, start.add({ seconds }))).toBe(answer);
  });
});
