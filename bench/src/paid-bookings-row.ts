import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@laine/server/testing/free-port.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import { paidBookingsPerSecond } from './paid-bookings-per-second.ts';
import { type FigureRow, median, spreadInPercent } from './row.ts';

const ROUNDS = 5;

/** Checkout, payment, news of the provider, codes, mail and SMS, with the outside world in the same process. */
export async function paidBookingsRow(serverUrl: string): Promise<FigureRow> {
  const database = await createDatabase(serverUrl, 'template1');
  const folder = await mkdtemp(join(tmpdir(), 'laine-bench-'));
  const product = start('sandbox-server.ts', {
    PORT: String(await freePort()),
    DATABASE_URL: inDatabase(serverUrl, database),
    DATA_DIR: folder,
  });
  try {
    const { url } = await messageFrom<{ url: string }>(product);
    const rates: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) rates.push(await paidBookingsPerSecond(url, round));
    const counted = rates.slice(1);
    return {
      name: 'paid bookings',
      against: 'eight customers at one station, one process; `paid-bookings-per-second.ts` measures another version',
      aim: 'five times commit 7f028fd9',
      figures: { perSecond: Math.round(median(counted) * 10) / 10, spreadInPercent: spreadInPercent(counted) },
    };
  } finally {
    await stop(product);
    await dropDatabase(serverUrl, database);
    await rm(folder, { recursive: true });
  }
}
