import { qrCode } from '@laine/palette/qr-code.ts';
import { expect, test } from 'vitest';
import { drawPoster, posterSize } from './draw-poster.ts';
import type { Poster } from './poster.ts';
import { printPoster } from './print-poster.ts';

const words = { headline: 'Scan, pay, paddle', lead: 'No booking yet? Book and pay on your phone.' };
const poster: Poster = {
  brand: 'Laine',
  stationName: 'Pirita rand',
  ...words,
  facts: ['1 h €20.00', '08:00–22:00'],
  alsoIn: [words, words, words, { headline: 'Сканируйте, платите, гребите', lead: 'Ещё нет брони? '.repeat(6) }],
  url: 'https://laine.example/stations/pirita?here',
  help: 'Help: +372 600 0000',
};

test('the drawing and the document hold the same code, and need no font', async () => {
  const svg = new TextDecoder().decode(await printPoster({ poster, form: 'svg' }));
  const pdf = Buffer.from(await printPoster({ poster, form: 'pdf' })).toString('latin1');

  expect(svg).toContain(qrCode(poster.url).path);
  expect(svg).not.toMatch(/<text|font|NaN|undefined/);
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).not.toContain('/FontFile');
});

test('a long name stays on the sheet', () => {
  const long = { ...poster, stationName: 'The long beach between the two harbours '.repeat(3), help: '' };
  const places = drawPoster(long).filter(({ scaleY }) => scaleY < 0);

  expect(places.every(({ x, y }) => x >= 0 && x < posterSize.width && y > 0 && y < posterSize.height)).toBe(true);
});
