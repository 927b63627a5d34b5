import type { ChildProcess } from 'node:child_process';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import { loadPlaces } from './network/load-places.ts';
import { type Round, type Row, slowdownOf } from './row.ts';

const ROUNDS = 5;
const PAGES_A_ROUND = 30;
/** The way out, which only somebody who is signed in is shown. */
const SIGNED_IN = '/api/auth/logout';
const [MANY, FEW] = [3_000, 3];

/** The home page for a visitor and for somebody who is signed in, each time after a booking at its first station. */
export async function homeRow(serverUrl: string): Promise<Row> {
  const made: string[] = [];
  const open = async (stations: number) => {
    const name = await createDatabase(serverUrl, 'template1');
    made.push(name);
    const databaseUrl = inDatabase(serverUrl, name);
    const db = await openDatabase({ databaseUrl, dataDir: '' });
    await loadPlaces(db, stations);
    await db.close();
    return start('home-server.ts', { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl });
  };
  const [many, few] = [await open(MANY), await open(FEW)];
  try {
    const [ours, theirs] = [await messageFrom<Served>(many), await messageFrom<Served>(few)];
    const rounds: Round[] = [];
    // The first round warms both up, and reads all stations.
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.push({ ours: await pagesPerSecond(many, ours), theirs: await pagesPerSecond(few, theirs) });
    }
    return slowdownOf(
      'home after a change, 3,000 against 3',
      'three stations instead of three thousand; how many times slower',
      1.5,
      rounds.slice(1),
    );
  } finally {
    await Promise.all([stop(many), stop(few)]);
    for (const name of made) await dropDatabase(serverUrl, name);
  }
}

type Served = { url: string; cookie: string };

async function pagesPerSecond(server: ChildProcess, { url, cookie }: Served): Promise<number> {
  let inMs = 0;
  for (let page = 0; page < PAGES_A_ROUND; page += 1) {
    server.send('change');
    await messageFrom(server);
    const begun = performance.now();
    await read(url, {});
    await read(url, { cookie }, SIGNED_IN);
    inMs += performance.now() - begun;
  }
  return (2 * PAGES_A_ROUND * 1_000) / inMs;
}

async function read(url: string, headers: Record<string, string>, mark = ''): Promise<void> {
  const answer = await fetch(url, { headers });
  const page = await answer.text();
  if (!answer.ok || !page.includes(mark)) throw new Error(`not the home page that was asked for: ${answer.status}`);
}
