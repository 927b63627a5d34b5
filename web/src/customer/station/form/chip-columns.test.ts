import { expect, test } from 'vitest';
import { chipColumns } from './chip-columns.ts';

/** A panel's inner width on phones of 390 and 320 pixels. */
const USUAL = { width: 316, fontSize: 13 };
const NARROW = { width: 246, fontSize: 12 };

/** The number per row, as the browser calculates it. */
function perRow({ width, fontSize }: typeof USUAL, texts: string[]): number {
  const em = Number(/, ([\d.]+)em/.exec(String(chipColumns(texts).gridTemplateColumns))?.[1]);
  return Math.floor((width + 4) / (em * fontSize + 3 + 4));
}

test.each([
  ['English', NARROW, ['Today', 'Fri', '19 Nov']],
  ['Russian', USUAL, ['Сего\u00ADдня', 'пт', '19 нояб.']],
  ['Spanish', NARROW, ['Hoy', 'vie', '19 nov']],
])('five days in %s stand in one row', (_, panel, texts) => {
  expect(perRow(panel, texts)).toBeGreaterThanOrEqual(5);
});
