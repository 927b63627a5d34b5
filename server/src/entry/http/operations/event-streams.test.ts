import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { openApp } from '../open-app.ts';
import { eventStreams, type EventStream } from './event-streams.ts';

async function openStreams(isStillAllowed: () => Promise<boolean> = async () => true) {
  const app = openApp(readSettings({ LOG_LEVEL: 'silent' }));
  const streams = eventStreams(app, 5);
  const opened: EventStream[] = [];
  app.get('/events', (_request, reply) => {
    const stream = streams.open({ ofPerson: 'anna', isStillAllowed });
    opened.push(stream);
    return reply.type('text/event-stream').send(stream.body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async () => {
    const { body, headers } = await fetch(`${url}/events`);
    return { all: body ? text(body) : Promise.resolve(''), type: headers.get('content-type') };
  };
  return { app, opened, read };
}

test('a stream beats, tells what is sent, and ends before the server stops', async () => {
  const { app, opened, read } = await openStreams();
  const { all, type } = await read();
  expect(type).toContain('text/event-stream');
  let isOver = false;
  opened[0]?.onEnd(() => (isOver = true));
  opened[0]?.send('change', { thing: 'locker' });
  await app.close();
  expect(await all).toContain('event: change\ndata: {"thing":"locker"}\n\n');
  expect(isOver).toBe(true);
});

test('whoever lost their rights is cut off at the next beat', async () => {
  let isAllowed = true;
  const { app, read } = await openStreams(async () => isAllowed);
  const { all } = await read();
  isAllowed = false;
  expect(await all).not.toContain('change');
  await app.close();
});

test('a failing database cuts nobody off', async () => {
  let asked = 0;
  const twice = Promise.withResolvers<void>();
  const { app, read } = await openStreams(async () => {
    asked += 1;
    if (asked === 2) twice.resolve();
    throw new Error('gone');
  });
  const { all } = await read();
  await twice.promise;
  await app.close();
  expect(await all).toContain('event: beat');
});

test('the oldest stream of somebody with many makes room', async () => {
  const { app, read } = await openStreams();
  const first = await read();
  for (let more = 0; more < 8; more += 1) await read();
  expect(await first.all).not.toContain('change');
  await app.close();
});
