import { expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';

async function tableOf(texts: (string | number | null)[]): Promise<string> {
  const batches = csvTable(
    ['cell', 'other'],
    async (last: string | number | null | undefined) => (last === undefined ? texts : []),
    (cell) => ({ cell, other: 'x' }),
  );
  return (await Array.fromAsync(batches)).join('');
}

test.each([
  ['Anna', 'Anna'],
  ['', ''],
  [null, ''],
  [-12.5, '-12.50'],
  ['a,b', '"a,b"'],
  ['says "hi"', '"says ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-12', "'-12"],
  ['\uFF1D1', "'\uFF1D1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a;=1', "a;'=1"],
  ['a;" @x', `"a;"" '@x"`],
])('%j is written as %j', async (cell, written) => {
  expect(await tableOf([cell])).toBe(`\uFEFFcell,other\n${written},x\n`);
});

test('a table without rows has its head', async () => {
  expect(await tableOf([])).toBe('\uFEFFcell,other\n');
});

test('each batch continues after the last row of the one before', async () => {
  const asked: (number | undefined)[] = [];
  const read = async (last: number | undefined, limit: number) => {
    asked.push(last);
    return Array.from({ length: last === undefined ? limit : 1 }, (_, at) => (last ?? -1) + 1 + at);
  };
  const batches = await Array.fromAsync(csvTable(['n'], read, (n) => ({ n: String(n) })));
  expect(batches).toHaveLength(2);
  expect(batches[1]).toBe('1000\n');
  expect(asked).toEqual([undefined, 999]);
});
