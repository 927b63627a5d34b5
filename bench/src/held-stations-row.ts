import type { ChildProcess } from 'node:child_process';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { messageFrom, start, stop } from './child.ts';
import type { FigureRow } from './row.ts';
import { fillWithStations } from './station-setting.ts';
import type { Memory } from './tell-memory.ts';

const STATIONS = 10_000;
/** Warm-up stations. Their memory isn't counted, because it includes code and buffers that all stations share. */
const WARM_UP = 500;
const AIM_KB = 20;

/** Cost of one greeted station for the process that holds its socket. The clients run in processes of their own. */
export async function heldStationsRow(serverUrl: string): Promise<FigureRow> {
  const database = await createDatabase(serverUrl, 'template1');
  const databaseUrl = inDatabase(serverUrl, database);
  await fillWithStations(databaseUrl, STATIONS + WARM_UP);
  try {
    const ours = await memoryEach('product-server.ts', { DATABASE_URL: databaseUrl }, false);
    const theirs = await memoryEach('bare-sockets.ts', {}, true);
    return {
      name: 'stations held by a process',
      against: 'ws holding as many sockets that said and heard one thing',
      aim: `${STATIONS} stations, ${AIM_KB} kB each`,
      figures: {
        stations: ours.held,
        keptInKb: inKb(ours.kept),
        rssInKb: inKb(ours.rss),
        rssOnArrivalInKb: inKb(ours.rssAtOnce),
        bareKeptInKb: inKb(theirs.kept),
        bareRssInKb: inKb(theirs.rss),
      },
    };
  } finally {
    await dropDatabase(serverUrl, database);
  }
}

type Held = Memory & { held: number };

/** Retained memory counts from after the warm-up. The machine's figure includes it and is slightly too high. */
async function memoryEach(file: string, env: Record<string, string>, isBare: boolean): Promise<Held> {
  const holder = start(file, env, [], ['--expose-gc']);
  const crowds = [start('station-crowd.ts'), start('station-crowd.ts')];
  try {
    const { url } = await messageFrom<{ url: string }>(holder);
    await Promise.all(crowds.map((crowd) => messageFrom(crowd)));
    const { rss } = await memoryOf(holder);
    const early = await connect(crowds, { url, isBare, from: 0, to: WARM_UP });
    const { kept } = await memoryOf(holder);
    const held = await connect(crowds, { url, isBare, from: WARM_UP, to: WARM_UP + STATIONS });
    const after = await memoryOf(holder);
    return {
      held,
      rss: (after.rss - rss) / held,
      rssAtOnce: (after.rssAtOnce - rss) / held,
      kept: (after.kept - kept) / (held - early),
    };
  } finally {
    await Promise.all([holder, ...crowds].map(stop));
  }
}

type Order = { url: string; from: number; to: number; isBare: boolean };

/** Returns the number of connected stations, earlier ones included. */
async function connect([one, other]: ChildProcess[], order: Order): Promise<number> {
  const middle = order.from + (order.to - order.from) / 2;
  const halves: [ChildProcess | undefined, Order][] = [
    [one, { ...order, to: middle }],
    [other, { ...order, from: middle }],
  ];
  const counts = await Promise.all(
    halves.map(async ([crowd, half]) => {
      crowd?.send(half);
      return crowd ? (await messageFrom<{ connected: number }>(crowd)).connected : 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function memoryOf(holder: ChildProcess): Promise<Memory> {
  holder.send('how much?');
  return messageFrom<Memory>(holder);
}

const inKb = (bytes: number) => Math.round(bytes / 100) / 10;
