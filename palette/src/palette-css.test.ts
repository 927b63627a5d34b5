import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteCss, tokensCss, touchScreenCss } from './palette-css.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the style sheets are those of the colours: npm run css --workspace=palette', () => {
  expect(read('tokens.css')).toBe(tokensCss());
  expect(read('touch-screen.css')).toBe(touchScreenCss());
});

test('a page follows the reader into the dark, and only with colours that differ there', () => {
  const [light = '', dark = ''] = paletteCss().split('@media (prefers-color-scheme: dark)');
  expect(light).toContain('--action: #0b7285;');
  expect(dark).toContain('--action: #6ccbd7;');
  expect(light).toContain('--coral: ');
  expect(dark).not.toContain('--coral: ');
});

test('the touch screen has one scheme', () => {
  expect(touchScreenCss()).not.toContain('prefers-color-scheme');
  expect(touchScreenCss()).toContain('--color-action: #095d6c;');
});
