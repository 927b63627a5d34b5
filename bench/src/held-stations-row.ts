import type { ChildProcess } from 'node:child_process';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import type { FigureRow } from './row.ts';
import { fillWithStations } from './station-setting.ts';
import type { Memory } from './tell-memory.ts';

const STATIONS = 10_000;
/** They have everything loaded and compiled that the others need too. */
const WARM_UP = 500;
const AIM_IN_KB = 20;

/**
 * What a station costs the process that holds its socket, after it was greeted and told everything. The clients are in
 * processes of their own.
 */
export async function heldStationsRow(serverUrl: string): Promise<FigureRow> {
  const database = await createDatabase(serverUrl, 'template1');
  const databaseUrl = inDatabase(serverUrl, database);
  await fillWithStations(databaseUrl, STATIONS + WARM_UP);
  try {
    const ours = await memoryEach('station-holder.ts', { DATABASE_URL: databaseUrl }, false);
    const theirs = await memoryEach('bare-sockets.ts', {}, true);
    return {
      name: 'stations held by a process',
      against: 'ws holding as many sockets that said and heard one thing',
      aim: `${STATIONS} stations, ${AIM_IN_KB} kB each`,
      figures: {
        stations: STATIONS,
        keptInKb: inKb(ours.kept),
        rssInKb: inKb(ours.rss),
        bareKeptInKb: inKb(theirs.kept),
        bareRssInKb: inKb(theirs.rss),
      },
    };
  } finally {
    await dropDatabase(serverUrl, database);
  }
}

async function memoryEach(file: string, env: Record<string, string>, isBare: boolean): Promise<Memory> {
  const holder = start(file, env, [], ['--expose-gc']);
  const crowds = [start('station-crowd.ts'), start('station-crowd.ts')];
  try {
    const { url } = await messageFrom<{ url: string }>(holder);
    await Promise.all(crowds.map((crowd) => messageFrom(crowd)));
    await connect(crowds, { url, isBare, from: 0, to: WARM_UP });
    const before = await memoryOf(holder);
    await connect(crowds, { url, isBare, from: WARM_UP, to: WARM_UP + STATIONS });
    const after = await memoryOf(holder);
    return { rss: (after.rss - before.rss) / STATIONS, kept: (after.kept - before.kept) / STATIONS };
  } finally {
    await Promise.all([holder, ...crowds].map(stop));
  }
}

type Order = { url: string; from: number; to: number; isBare: boolean };

async function connect([one, other]: ChildProcess[], order: Order): Promise<void> {
  const middle = order.from + (order.to - order.from) / 2;
  const halves: [ChildProcess | undefined, Order][] = [
    [one, { ...order, to: middle }],
    [other, { ...order, from: middle }],
  ];
  await Promise.all(
    halves.map(async ([crowd, half]) => {
      crowd?.send(half);
      if (crowd) await messageFrom(crowd);
    }),
  );
}

async function memoryOf(holder: ChildProcess): Promise<Memory> {
  holder.send('how much?');
  return messageFrom<Memory>(holder);
}

const inKb = (bytes: number) => Math.round(bytes / 100) / 10;
