import { readFileSync } from 'node:fs';
import { iconSvg } from '@laine/palette/wave-svg.ts';
import { expect, test } from 'vitest';

test('the icon is the palette’s', () => {
  expect(readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')).toBe(iconSvg());
});
