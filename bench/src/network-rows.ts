import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import { loadNetwork } from './network/load-network.ts';
import { type NetworkSize, networkSizes } from './network/network-size.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { type Round, type Row, slowdownOf } from './row.ts';

const ROUNDS = 5;
/** Requests during a server's shutdown fail and aren't counted. */
const quiet = { LOG_LEVEL: 'silent' };
/** Open all year, so that it always has bookings. */
const STATION_ID = 'beach-003';

/**
 * The same requests to the same stations after a million sessions and after a thousand. Loading the million takes
 * minutes; MILLION_URL names a database that `npm run load-network` has filled before.
 */
export async function* networkRows(serverUrl: string): AsyncGenerator<Row> {
  const made: string[] = [];
  const load = async (size: NetworkSize) => {
    const name = await createDatabase(serverUrl, 'template1');
    made.push(name);
    const db = await openDatabase({ databaseUrl: inDatabase(serverUrl, name), dataDir: '' });
    await loadNetwork(db, { size, now: Temporal.Now.instant().round('second') });
    await db.close();
    return inDatabase(serverUrl, name);
  };
  const thousandUrl = await load(networkSizes.thousand);
  const millionUrl = process.env['MILLION_URL'] ?? (await load(networkSizes.million));
  const million = start('network-server.ts', { ...quiet, DATABASE_URL: millionUrl });
  const thousand = start('network-server.ts', { ...quiet, DATABASE_URL: thousandUrl });
  try {
    const [ours, theirs] = [await messageFrom<Served>(million), await messageFrom<Served>(thousand)];
    const date = Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString();
    const questions = {
      'list at 1 M against 1 k': callAddress(calls.sessions, { offset: 0, limit: 50 }),
      'availability at 1 M against 1 k': callAddress(calls.stationAvailability, { stationId: STATION_ID, date }),
    };
    for (const [name, path] of Object.entries(questions)) {
      const rounds: Round[] = [];
      // The first round warms both up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        rounds.push({ ours: await rateOf(ours, path), theirs: await rateOf(theirs, path) });
      }
      yield slowdownOf(
        name,
        'the same 300 stations with a thousand sessions; how many times slower',
        1.5,
        rounds.slice(1),
      );
    }
  } finally {
    await Promise.all([stop(million), stop(thousand)]);
    for (const name of made) await dropDatabase(serverUrl, name);
  }
}

type Served = { url: string; cookie: string };

const rateOf = ({ url, cookie }: Served, path: string) => requestsPerSecond(url + path, { cookie });
