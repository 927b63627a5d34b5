import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import type { Waits } from './command-asker.ts';
import { type FigureRow, median, toHundredths } from './row.ts';
import { fillWithStations } from './station-setting.ts';

const WARM_UP = 200;
const ROUNDS = 5;
const TIMES_A_ROUND = 400;

/**
 * A command to a station whose socket another process holds: stored, announced by the database, sent, answered, stored
 * and announced again. Compared with a message and its echo between two processes.
 */
export async function commandRow(serverUrl: string): Promise<FigureRow> {
  const database = await createDatabase(serverUrl, 'template1');
  const env = { DATABASE_URL: inDatabase(serverUrl, database) };
  await fillWithStations(env.DATABASE_URL, 1);
  const bare = start('bare-sockets.ts');
  const holder = start('product-server.ts', env);
  const crowd = start('station-crowd.ts');
  try {
    const { url: bareUrl } = await messageFrom<{ url: string }>(bare);
    const { url } = await messageFrom<{ url: string }>(holder);
    await messageFrom(crowd);
    crowd.send({ url, from: 0, to: 1, isBare: false });
    await messageFrom(crowd);
    const asker = start('command-asker.ts', env);
    try {
      await messageFrom(asker);
      asker.send({ bareUrl, times: WARM_UP });
      await messageFrom(asker);
      const rounds: Waits[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        asker.send({ bareUrl, times: TIMES_A_ROUND });
        rounds.push(await messageFrom<Waits>(asker));
      }
      return rowOfWaits(rounds);
    } finally {
      await stop(asker);
    }
  } finally {
    await Promise.all([bare, holder, crowd].map(stop));
    await dropDatabase(serverUrl, database);
  }
}

function rowOfWaits(rounds: Waits[]): FigureRow {
  const middle = (of: (waits: Waits) => number) => toHundredths(median(rounds.map(of)));
  const times = rounds.map(({ ours, theirs }) => at(ours, 0.99) / at(theirs, 0.99));
  return {
    name: 'a command over two processes',
    against: 'a message and its echo over a bare socket',
    aim: 'p99 at most 4 times',
    figures: {
      p50InMs: middle(({ ours }) => at(ours, 0.5)),
      p99InMs: middle(({ ours }) => at(ours, 0.99)),
      bareP50InMs: middle(({ theirs }) => at(theirs, 0.5)),
      bareP99InMs: middle(({ theirs }) => at(theirs, 0.99)),
      p99Times: toHundredths(median(times)),
      lowest: toHundredths(Math.min(...times)),
      highest: toHundredths(Math.max(...times)),
    },
  };
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
