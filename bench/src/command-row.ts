import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import type { Waits } from './command-asker.ts';
import type { FigureRow } from './row.ts';
import { fillWithStations } from './station-setting.ts';

const WARM_UP = 200;
const TIMES = 1000;

/**
 * A command to a station whose socket another process holds: stored, announced by the database, sent, answered, stored
 * and announced again. Compared with a message and its echo between two processes.
 */
export async function commandRow(serverUrl: string): Promise<FigureRow> {
  const database = await createDatabase(serverUrl, 'template1');
  const env = { DATABASE_URL: inDatabase(serverUrl, database) };
  await fillWithStations(env.DATABASE_URL, 1);
  const bare = start('bare-sockets.ts');
  const holder = start('station-holder.ts', env);
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
      asker.send({ bareUrl, times: TIMES });
      return rowOfWaits(await messageFrom<Waits>(asker));
    } finally {
      await stop(asker);
    }
  } finally {
    await Promise.all([bare, holder, crowd].map(stop));
    await dropDatabase(serverUrl, database);
  }
}

function rowOfWaits({ ours, theirs }: Waits): FigureRow {
  return {
    name: 'a command over two processes',
    against: 'a message and its echo over a bare socket',
    aim: 'none was set',
    figures: {
      p50InMs: inMs(at(ours, 0.5)),
      p99InMs: inMs(at(ours, 0.99)),
      bareP50InMs: inMs(at(theirs, 0.5)),
      bareP99InMs: inMs(at(theirs, 0.99)),
      times: Math.round((10 * at(ours, 0.5)) / at(theirs, 0.5)) / 10,
    },
  };
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const inMs = (ms: number) => Math.round(ms * 100) / 100;
