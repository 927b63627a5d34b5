import { expect, test } from 'vitest';
import { hintedCode } from './compile-hints.ts';

test('browsers are asked to compile at once what first pages run at once, and nothing else', () => {
  const files = ['frame', 'station', 'station-and-others', 'station-login', 'booking', 'map'];
  const hinted = files.filter((name) => hintedCode(name, 'run()').startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toEqual(['frame', 'station', 'station-and-others', 'station-login']);
  expect(hintedCode('booking', 'run()')).toBe('run()');
});
