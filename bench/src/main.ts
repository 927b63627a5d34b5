import { writeFileSync } from 'node:fs';
import { checkoutRow } from './checkout-row.ts';
import { keptRows } from './kept-rows.ts';
import type { Row } from './row.ts';

/**
 * The performance table. Each row is a ratio of two things measured in turn in one run on one machine, because absolute
 * figures say more about the machine than about us.
 */
const rows: Row[] = [];
for await (const row of allRows()) {
  rows.push(row);
  const { name, ratio, aim, perSecond } = row;
  process.stdout.write(`${name.padEnd(28)} ratio ${ratio.toFixed(2)}  (aim ${aim})  ${perSecond}/s\n`);
}
writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify({ rows }, null, 2)}\n`);

async function* allRows() {
  yield* keptRows();
  yield await checkoutRow(process.env['TEST_POSTGRES_URL'] ?? '');
}
