import { once } from 'node:events';
import { WebSocket } from 'ws';
import { inParallel } from './in-parallel.ts';
import { stationKey } from './station-setting.ts';

/**
 * The far ends of many stations' sockets, as small as the contract allows: they say hello, accept all data and open
 * doors at once. `{ url, from, to, isBare }` connects those stations; a bare one only exchanges a message.
 */
type Order = { url: string; from: number; to: number; isBare: boolean };
type Frame = { id: number; method?: string };

const AT_ONCE = 20;
const results: Record<string, object> = { setSessions: { kept: [] }, open: { success: true } };
const all: WebSocket[] = [];

process.on('message', ({ url, from, to, isBare }: Order) => {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index + 1);
  void inParallel(numbers, AT_ONCE, (n) => connect(url, n, isBare)).then(() =>
    process.send?.({ connected: countOpen() }),
  );
});

/** A fully greeted connection may have been lost since. */
const countOpen = () => all.filter(({ readyState }) => readyState === WebSocket.OPEN).length;

async function connect(url: string, n: number, isBare: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${stationKey(n)}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/station-link`, { headers, perMessageDeflate: false });
  all.push(socket);
  await once(socket, 'open');
  const told = Promise.withResolvers<void>();
  socket.on('close', (code) => told.reject(new Error(`closed with ${code}`)));
  socket.on('message', (data: Buffer) => {
    if (isBare) return told.resolve();
    const { id, method } = JSON.parse(data.toString()) as Frame;
    if (method === undefined) return;
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? {} }));
    // The last message to a new connection.
    if (method === 'setSessions') told.resolve();
  });
  const params = { bootId: `boot-${n}`, version: '1.0.0', time: Temporal.Now.instant().toString() };
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'hello', params }));
  await told.promise;
}

process.send?.({ ready: true });
