import { expect, test } from 'vitest';
import { parseFailureWord, rpcFailures } from './rpc-failure.ts';

test('a failure keeps its word, and a word of another version says only that the call failed', () => {
  for (const word of Object.keys(rpcFailures)) expect(parseFailureWord(word)).toBe(word);
  for (const text of ['', 'locker-taken', 'toString', '__proto__']) expect(parseFailureWord(text)).toBe('failed');
});
