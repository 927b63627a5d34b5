import { expect, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openOutsideScene } from '../testing/open-outside-scene.ts';

const PATH = '/api/webhook-sink';

test('the sink keeps what came, headers and text as they were, newest first', async () => {
  const world = await openOutsideScene();
  await world.post(PATH, '{ "first": 1 }');
  const headers = { 'content-type': 'text/plain', 'webhook-id': 'msg_2' };
  const answer = await world.fetch(PATH, { method: 'POST', headers, body: 'not JSON' });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  const { deliveries } = await world.call(sandboxCalls.webhookSink);
  expect(deliveries).toMatchObject([
    { text: 'not JSON', body: null, headers },
    { text: '{ "first": 1 }', body: { first: 1 }, headers: { 'content-type': 'application/json' } },
  ]);
});

test('the sink keeps the last hundred', async () => {
  const world = await openOutsideScene();
  for (let sent = 1; sent <= 103; sent += 1) await world.post(PATH, { sent });
  const { deliveries } = await world.call(sandboxCalls.webhookSink);
  expect(deliveries).toHaveLength(100);
  expect([deliveries[0]?.body, deliveries.at(-1)?.body]).toEqual([{ sent: 103 }, { sent: 4 }]);
});

test('the sink plays a receiver in trouble', async () => {
  const world = await openOutsideScene();
  expect((await world.post(`${PATH}?status=503`, {})).status).toBe(503);
  expect((await world.post(`${PATH}?status=99`, {})).status).toBe(400);
});
