import { readFileSync } from 'node:fs';
import { colors } from '@laine/palette/colors.ts';
import { iconSvg } from '@laine/palette/wave-svg.ts';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the icon is the palette’s', () => {
  expect(read('mark.svg')).toBe(iconSvg());
});

test('the frame around the page has the colour of its sky', () => {
  expect(read('../../index.html')).toContain(`<meta name="theme-color" content="${colors.sky.light}" />`);
});
