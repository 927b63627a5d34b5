import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@laine/server/testing/free-port.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { startPostgres } from '../../../tools/postgres.mjs';
import { messageFrom, stop } from '../child.ts';
import { openProducts } from '../open-products.ts';
import { type Round, rowOf } from '../row.ts';
import { installEngine } from './install-engine.ts';
import { paidOrdersPerSecond } from './paid-orders-per-second.ts';

/** Our paid bookings against paid orders of a commerce engine that a team might build on instead: Vendure. */

const ROUNDS = 5;
const CUSTOMERS = 8;

const folder = fileURLToPath(new URL('../../../node_modules/.cache/vendure/', import.meta.url));
mkdirSync(folder, { recursive: true });
const version = installEngine(folder);
const postgres = await startPostgres();
const database = await createDatabase(postgres.url, 'template1');
const port = String(await freePort());
const engine = fork(new URL('engine.mjs', import.meta.url), [folder, port, inDatabase(postgres.url, database)], {
  cwd: folder,
  env: { ...process.env, NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' },
});
const products = await openProducts(postgres.url, { processes: 1, stations: 1 });
try {
  const { url } = await messageFrom<{ url: string }>(engine);
  const ourRate = await products.openCustomers(CUSTOMERS);
  const rounds: Round[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const theirs = await paidOrdersPerSecond(url, round, CUSTOMERS);
    rounds.push({ ours: await ourRate(round), theirs });
  }
  const { ratio, lowest, highest, perSecond, noiseInPercent } = rowOf('paid bookings', version, 10, rounds.slice(1));
  process.stdout.write(
    `paid bookings against ${version}: ratio ${ratio} (${lowest} to ${highest}; aim 10), ${perSecond}/s, noise ${noiseInPercent} %\n`,
  );
} finally {
  await products.close();
  await stop(engine);
  await dropDatabase(postgres.url, database);
  await postgres.stop();
}
