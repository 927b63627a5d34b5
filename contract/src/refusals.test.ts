import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const cwd = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{contract,rules,server}/src/**/*.ts', { cwd })
  .filter((file) => !/\.test\.ts$|\/texts\/|\/refus(?:als|ed-field)\.ts$/.test(file))
  .map((file) => readFileSync(cwd + file, 'utf8'));

test('every refusal is given by some code, not only worded', () => {
  const given = (code: string) => sources.some((text) => text.includes(`'${code}'`));
  expect(Object.keys(refusals).filter((code) => !given(code))).toEqual([]);
});
