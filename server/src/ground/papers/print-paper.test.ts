import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Paper, PAPER_LOOK } from './paper.ts';
import { printPaper } from './print-paper.ts';

const paperWith = (rows: number): Paper => ({
  locale: 'et',
  brand: 'Laine',
  title: 'Arve EE-I-2026-000001',
  facts: [{ label: 'Kuupäev', value: '17. november 2026' }],
  parties: [{ title: 'Müüja', lines: ['Laine Rent OÜ'] }],
  table: {
    columns: ['Mis', 'Summa'],
    rows: Array.from({ length: rows }, (_, at) => ({ label: `Rida ${at}`, sum: '1,00 €' })),
    totals: [{ label: 'Kokku', sum: `${rows},00 €`, isMain: true }],
  },
  notes: ['Aitäh!'],
  footer: 'Laine Rent OÜ',
  issuedAt: '2026-11-17T12:00:00Z',
});

/** The drawing instructions of each page, in order. */
function pagesOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      return drawn.includes('BDC') ? [drawn] : [];
    } catch {
      return [];
    }
  });
}

/** Every piece of text begins with one. */
const textsOn = (page: string): number => page.split('\nBT').length - 1;

test('a paper that fits is one page', async () => {
  expect(pagesOf(await printPaper(paperWith(3)))).toHaveLength(1);
});

test('whoever changes how papers are drawn gives their look another number', async () => {
  const drawn = createHash('sha256')
    .update(pagesOf(await printPaper(paperWith(40))).join('\n'))
    .digest('hex');
  expect({ [PAPER_LOOK]: drawn }).toEqual({ 1: '188b1b318cf943bc0560183ee105812368faf49b0c6f3da5fe3dd0dc97434f8b' });
});

test('a page after the first names the document above its rows', async () => {
  const [, second = '', third] = pagesOf(await printPaper(paperWith(40)));
  expect(third).toBeUndefined();
  const [, shorter = ''] = pagesOf(await printPaper(paperWith(39)));
  // A row is two texts; everything else is the same on both: the document's name, the sum, the note, the footer.
  expect(textsOn(second) - textsOn(shorter)).toBe(2);
  expect(textsOn(second) % 2).toBe(1);
});
