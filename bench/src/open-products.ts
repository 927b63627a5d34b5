import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@laine/server/testing/free-port.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import { openCustomers, type Place } from './paid-bookings-per-second.ts';
import { fillWithStations, stationId } from './station-setting.ts';

/** Enough for every round at one station. */
const LOCKERS = 8;

export type Products = Awaited<ReturnType<typeof openProducts>>;
export type ProductsSize = {
  processes: number;
  stations: number;
  /** How they address the database. */
  reach?: (databaseUrl: string) => string;
};

/** So many processes of the product on one database, with stations linked to them in turn, in one outside world. */
export async function openProducts(serverUrl: string, { processes, stations, reach = (url) => url }: ProductsSize) {
  const database = await createDatabase(serverUrl, 'template1');
  const databaseUrl = inDatabase(serverUrl, database);
  await fillWithStations(databaseUrl, stations, LOCKERS);
  const folder = await mkdtemp(join(tmpdir(), 'laine-bench-'));
  const worldPort = String(await freePort());
  const ports: string[] = [];
  for (let n = 0; n < processes; n += 1) ports.push(String(await freePort()));
  const urls = ports.map((port) => `http://localhost:${port}`);
  const world = start('world-server.ts', { PORT: worldPort, DATA_DIR: folder, PRODUCTS: urls.join(' ') });
  const started = [world];
  const close = async () => {
    for (const child of started.toReversed()) await stop(child);
    await dropDatabase(serverUrl, database);
    await rm(folder, { recursive: true });
  };
  try {
    const env = await messageFrom<Record<string, string>>(world);
    for (const port of ports) {
      const product = start('product-server.ts', {
        ...env,
        PORT: port,
        DATABASE_URL: reach(databaseUrl),
        DATA_DIR: folder,
      });
      started.push(product);
      await messageFrom(product);
    }
    const crowd = start('station-crowd.ts');
    started.push(crowd);
    await messageFrom(crowd);
    for (let n = 0; n < stations; n += 1) {
      crowd.send({ url: urls[n % processes], from: n, to: n + 1, isBare: false });
      await messageFrom(crowd);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const sandboxUrl = `http://localhost:${worldPort}`;
  const placeOf = (n: number): Place => ({
    url: urls[(n % stations) % processes] ?? '',
    sandboxUrl,
    station: stationId((n % stations) + 1),
  });
  return {
    openCustomers: (count: number) => openCustomers(Array.from({ length: count }, (_, n) => placeOf(n))),
    close,
  };
}
