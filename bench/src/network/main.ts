import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { countRows } from './count-rows.ts';
import { loadNetwork } from './load-network.ts';
import { networkSizes } from './network-size.ts';

/** npm run load-network -- [million|thousand] [moment]: fills the empty database that DATABASE_URL names. */

const [name = 'million', moment] = process.argv.slice(2);
const size = Object.entries(networkSizes).find(([known]) => known === name)?.[1];
if (!size) throw new Error(`No such network: ${name}. There are ${Object.keys(networkSizes).join(' and ')}.`);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set');

// The same hour gives the same network.
const now =
  moment === undefined
    ? Temporal.Now.instant().round({ smallestUnit: 'hour', roundingMode: 'floor' })
    : Temporal.Instant.from(moment);
const say = (line: string) => process.stdout.write(`${line}\n`);
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(8);

const db = await openDatabase({ databaseUrl, dataDir: '' });
await loadNetwork(db, { size, now }, (part) => say(`${seconds()}  ${part}`));
for (const { table, rows } of await countRows(db.query)) say(`${String(rows).padStart(9)} ${table}`);
say(`${seconds()}  loaded as of ${now.toString()}`);
await db.close();
