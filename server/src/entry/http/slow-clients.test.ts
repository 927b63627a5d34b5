import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { readSettings } from '../../settings.ts';
import { openApp } from './open-app.ts';

/** Clients that hold a connection by doing next to nothing, on real sockets. */

const limits = { headersComeWithinMs: 400, requestComesWithinMs: 800, checkedEveryMs: 50, stuckForMs: 1_000 };
/** Nothing may hold out this long; machines are slow at times. */
const CUT_WITHIN_MS = 10_000;
const BIG = Buffer.alloc(64 * 1024 * 1024, 'x');

let app: FastifyInstance;
let port: number;
const sockets = new Set<Socket>();
beforeAll(async () => {
  app = openApp(readSettings({ LOG_LEVEL: 'silent' }), limits);
  app.post('/echo', (request) => request.body);
  app.get('/big', (_request, reply) => reply.type('text/plain').send(BIG));
  app.get('/events', (_request, reply) => {
    const body = new PassThrough();
    const beat = setInterval(() => body.write('event: beat\n\n'), 200);
    body.once('close', () => clearInterval(beat));
    return reply.type('text/event-stream').send(body);
  });
  const upgraded = new WebSocketServer({ noServer: true });
  app.server.on('upgrade', (request, socket, head) =>
    upgraded.handleUpgrade(request, socket, head, (ws) => ws.on('message', (data) => ws.send(data))),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

function open(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.add(socket);
  return socket;
}

/** Sends a letter from time to time until the server has enough; answers how long that took. */
async function drip(start: string): Promise<number> {
  const socket = open();
  const begun = performance.now();
  socket.resume();
  socket.write(start);
  const drops = setInterval(() => socket.write('x'), 50);
  await once(socket, 'close');
  clearInterval(drops);
  return performance.now() - begun;
}

test('headers that drip are cut', async () => {
  expect(await drip('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toBeLessThan(CUT_WITHIN_MS);
});

test('a body that drips is cut', async () => {
  const head =
    'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  expect(await drip(`${head}"`)).toBeLessThan(CUT_WITHIN_MS);
});

test('whoever does not read what they asked for is cut', async () => {
  const socket = open();
  const begun = performance.now();
  const gone = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  socket.pause();
  socket.write('GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await gone;
  expect(performance.now() - begun).toBeLessThan(CUT_WITHIN_MS);
});

test('whoever reads slowly gets everything', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/big`);
  let length = 0;
  let sinceRest = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    sinceRest += piece.length;
    if (sinceRest < BIG.length / 8) continue;
    sinceRest = 0;
    await wait(limits.stuckForMs / 4);
  }
  expect(length).toBe(BIG.length);
});

test('an event stream that beats is not cut', async () => {
  const ending = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/events`, { signal: ending.signal });
  const reader = response.body?.getReader();
  const until = performance.now() + limits.stuckForMs * 2.5;
  let isOver = false;
  while (!isOver && performance.now() < until) isOver = (await reader?.read())?.done ?? true;
  ending.abort();
  expect(isOver).toBe(false);
});

test('a socket of a station is left alone', async () => {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/`);
  await once(ws, 'open');
  await wait(limits.stuckForMs * 2.5);
  ws.send('still there');
  const [answer] = (await once(ws, 'message')) as [Buffer];
  expect(String(answer)).toBe('still there');
  ws.terminate();
});
