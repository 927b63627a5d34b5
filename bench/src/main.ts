import { writeFileSync } from 'node:fs';
import { besideRows } from './beside-rows.ts';
import { cachedRows } from './cached-rows.ts';
import { checkoutRow } from './checkout-row.ts';
import { commandRow } from './command-row.ts';
import { heldStationsRow } from './held-stations-row.ts';
import { homeRow } from './home-row.ts';
import { networkRows } from './network-rows.ts';
import { paidBookingsRow } from './paid-bookings-row.ts';
import { productsRows } from './products-rows.ts';
import type { FigureRow, Row } from './row.ts';

/**
 * The performance table. Each row is a ratio of two things measured in turn in one run on one machine, because absolute
 * figures say more about the machine than about us. The ratio is the median of five rounds, with the lowest and the
 * highest; the noise is how far apart the reference was in them.
 */
const rows: (Row | FigureRow)[] = [];
for await (const row of allRows()) {
  rows.push(row);
  process.stdout.write(`${row.name.padEnd(28)} ${'figures' in row ? figuresOf(row) : ratioOf(row)}\n`);
}
writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify({ rows }, null, 2)}\n`);

async function* allRows() {
  yield* cachedRows();
  const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? '';
  yield await checkoutRow(postgresUrl);
  yield await paidBookingsRow(postgresUrl);
  yield* productsRows(postgresUrl);
  yield* besideRows(postgresUrl);
  yield await heldStationsRow(postgresUrl);
  yield await commandRow(postgresUrl);
  yield await homeRow(postgresUrl);
  yield* networkRows(postgresUrl);
}

function ratioOf({ ratio, lowest, highest, aim, perSecond, noiseInPercent }: Row): string {
  const rounds = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
  const wanted = aim === undefined ? 'reported' : `aim ${aim}`;
  return `ratio ${ratio.toFixed(2)} (${rounds})  (${wanted})  ${perSecond}/s, noise ${noiseInPercent} %`;
}

function figuresOf({ figures, aim }: FigureRow): string {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return `${told.join(', ')}  (aim: ${aim})`;
}
