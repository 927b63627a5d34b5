import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { openApp } from '../open-app.ts';
import { closeApp } from './close-app.ts';

test.each([
  ['head', 'GET /healthz HTTP/1.1\r\nHost: loc'],
  ['body', 'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'],
])('whoever sends half a %s does not keep the server from stopping', async (_part, half) => {
  const app = openApp(readSettings({ LOG_LEVEL: 'silent' }));
  app.route({ method: ['GET', 'POST'], url: '/healthz', handler: () => 'ok' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(half);
  // Answered only after the half request has been read.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  await closeApp(app, 50);
  await closed;
});

test('what a kept connection asks for while the server stops is answered, and the connection ends with it', async () => {
  const app = openApp(readSettings({ LOG_LEVEL: 'silent' }));
  const slow = Promise.withResolvers<string>();
  const [isAsked, isStopping, isAskedAgain] = [
    Promise.withResolvers(),
    Promise.withResolvers(),
    Promise.withResolvers(),
  ];
  app.get('/slow', () => {
    isAsked.resolve(undefined);
    return slow.promise;
  });
  app.get('/next', () => {
    isAskedAgain.resolve(undefined);
    return 'next';
  });
  app.addHook('preClose', async () => isStopping.resolve(undefined));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const received = text(socket);

  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await isAsked.promise;
  const closed = closeApp(app);
  await isStopping.promise;
  socket.write('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
  await isAskedAgain.promise;
  slow.resolve('slow');

  const [, first = '', second = ''] = (await received).split('HTTP/1.1 200 OK');
  expect(first).toMatch(/slow$/);
  expect(second).toMatch(/\r\nconnection: close\r\n[^]*next$/i);
  await closed;
});
