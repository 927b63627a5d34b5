import { expect, test } from 'vitest';
import { exampleKnownSession } from '../testing/example-known-session.ts';
import { exampleSession } from '../testing/example-station.ts';
import { matchCode } from './match-code.ts';

const hashes = ({ codeSalt, codeHash, guardedCodeHash }: ReturnType<typeof exampleSession>) => ({
  codeSalt,
  codeHash,
  guardedCodeHash,
});
const anna = exampleKnownSession({
  id: 'anna',
  ...hashes(exampleSession({ id: 'anna', code: '4711', phoneDigits: '42' })),
});
const staff = exampleKnownSession({
  id: 'staff',
  ...hashes(exampleSession({ id: 'staff', code: '0815', phoneDigits: null })),
});

test.for<[code: string, phoneDigits: string | undefined, isGuarded: boolean, whose: string | undefined]>([
  ['4711', undefined, false, 'anna'],
  ['4712', undefined, false, undefined],
  ['0815', undefined, false, 'staff'],
  ['4711', '42', true, 'anna'],
  ['4711', '43', true, undefined],
  ['4711', undefined, true, undefined],
  ['0815', '77', true, 'staff'],
])('%s with %s on a keypad guarded %s is of %s', ([code, phoneDigits, isGuarded, whose]) => {
  expect(matchCode([anna, staff], { code, phoneDigits }, isGuarded)?.id).toBe(whose);
});

test('should two sessions share a code, the board that is out comes first', () => {
  const over = { ...anna, id: 'over', status: 'finished' as const };
  const out = { ...anna, id: 'out', status: 'started' as const };
  expect(matchCode([over, anna, out], { code: '4711' }, false)?.id).toBe('out');
});
