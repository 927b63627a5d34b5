import { once } from 'node:events';
import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import { WebSocket } from 'ws';
import { stationId } from './station-setting.ts';

/** A server process that doesn't hold the station's socket, beside a bare socket. It measures both. */

export type Order = { bareUrl: string; times: number };
/** In milliseconds, sorted. */
export type Waits = { ours: number[]; theirs: number[] };

const settings = readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' });
const laine = await openLaine({ settings, clock: systemClock(), web: 'none' });
await laine.listen();
stopOnSignals(() => laine.close());
const limits = { askedBy: 'bench', timeLimit: Temporal.Duration.from({ seconds: 10 }) };
let bare: WebSocket | undefined;

process.on(
  'message',
  ({ bareUrl, times }: Order) => void measure(bareUrl, times).then((waits) => process.send?.(waits)),
);
process.send?.({ ready: true });

async function measure(bareUrl: string, times: number): Promise<Waits> {
  bare ??= await openBare(bareUrl);
  const socket = bare;
  const frame = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'open', params: { lockerNumber: 1, sessionId: null } });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    ours.push(
      await timed(() => laine.deps.stations.call(stationId(1), 'open', { lockerNumber: 1, sessionId: null }, limits)),
    );
    theirs.push(
      await timed(async () => {
        socket.send(frame);
        await once(socket, 'message');
      }),
    );
  }
  return { ours: ours.toSorted(byNumber), theirs: theirs.toSorted(byNumber) };
}

async function openBare(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const byNumber = (a: number, b: number) => a - b;
