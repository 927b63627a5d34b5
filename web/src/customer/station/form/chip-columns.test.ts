import { expect, test } from 'vitest';
import { chipColumns } from './chip-columns.ts';

/** What a panel leaves on a phone of 390 and of 320 pixels. */
const [USUAL, NARROW] = [316, 246];
const fontSize = 12;

/** How many fit into one row, as the browser counts them. */
function perRow(width: number, texts: string[]): number {
  const em = Number(/, ([\d.]+)em/.exec(String(chipColumns(texts).gridTemplateColumns))?.[1]);
  return Math.floor((width + 4) / (em * fontSize + 4 + 4));
}

test.each([
  ['en', NARROW, ['Today', 'Fri', '19 Nov']],
  ['ru', USUAL, ['Сего\u00ADдня', 'пт', '19 нояб.']],
  ['fr', USUAL, ['Auj.', 'ven.', '19 nov.']],
  ['es', USUAL, ['Hoy', 'vie', '19 nov']],
])('five days in %s stand in one row of %i pixels', (_, width, texts) => {
  expect(perRow(width, texts)).toBeGreaterThanOrEqual(5);
});
