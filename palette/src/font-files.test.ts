import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFile, fontNames, fontsCss } from './font-files.ts';

test('a page of its own finds every font at the address it gives', () => {
  expect(fontNames).toHaveLength(3);
  for (const name of fontNames) {
    expect(fontsCss('/fonts/')).toContain(`url('/fonts/${name}')`);
    expect(readFileSync(fontFile(name)).subarray(0, 4).toString()).toBe('wOF2');
  }
});
