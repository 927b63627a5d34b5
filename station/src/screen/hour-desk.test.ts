import type { ResultOf } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { exampleSession } from '../testing/example-station.ts';
import { openLinkedScene } from '../testing/open-linked-scene.ts';

const END = '2027-06-01T11:00:00Z';
const offered: ResultOf<typeof toServer.extend> = { outcome: 'offered', priceInCents: 750, end: END };

/** A board is out, and somebody stands at the screen at half past nine. */
async function openScene(session: Parameters<typeof exampleSession>[0] = { status: 'started' }) {
  const scene = await openLinkedScene({ told: { sessions: [exampleSession(session)] } });
  scene.clock.set('2027-06-01T09:30:00Z');
  const shown = () => scene.program.screen().view;
  const enter = async (code = '4711') => {
    await scene.program.touch({ type: 'extend' });
    await scene.program.touch({ type: 'code', code });
  };
  return { ...scene, shown, enter };
}

test('the code asks for the price, a touch for the hour, and no door opens', async () => {
  const scene = await openScene();
  const { program, server, shown, enter } = scene;
  server.onExtend = ({ preview }) => Promise.resolve(preview ? offered : { ...offered, outcome: 'extended' });
  expect(program.screen().canExtend).toBe(true);
  await enter();
  await expect.poll(shown, SOON).toEqual({
    name: 'extend',
    hour: { what: 'offered', priceInCents: 750, endsAt: END },
  });
  await program.touch({ type: 'confirm-extend' });
  await expect.poll(shown, SOON).toEqual({ name: 'extend', hour: { what: 'extended', endsAt: END } });
  const { id: sessionId } = exampleSession({});
  expect(server.hours).toEqual([
    { sessionId, preview: true, priceInCents: null },
    { sessionId, preview: false, priceInCents: 750 },
  ]);
  await program.touch({ type: 'confirm-extend' });
  expect(server.hours).toHaveLength(2);
  expect(await scene.endAndListEvents()).toEqual([]);
});

test.for<[ResultOf<typeof toServer.extend>, object]>([
  [
    { outcome: 'to-pay', priceInCents: 750, end: END, heldUntil: END },
    { what: 'to-pay', priceInCents: 750, until: END },
  ],
  [
    { outcome: 'waiting', priceInCents: 750, end: END, heldUntil: END },
    { what: 'waiting', until: END },
  ],
  [
    { outcome: 'refused', reason: 'no-boards' },
    { what: 'refused', reason: 'no-boards' },
  ],
])('what the server says is shown: %o', async ([answer, hour]) => {
  const { server, shown, enter } = await openScene();
  server.onExtend = () => Promise.resolve(answer);
  await enter();
  await expect.poll(shown, SOON).toEqual({ name: 'extend', hour });
});

test('a server that fails is told as no answer, and the link stays', async () => {
  const { program, shown, enter } = await openScene();
  await enter();
  await expect.poll(shown, SOON).toEqual({ name: 'extend', hour: { what: 'refused', reason: 'no-answer' } });
  expect(program.isOnline()).toBe(true);
});

test('a wrong code counts as one, and a board that nobody collected has no hour to add', async () => {
  const { program, server, shown, enter } = await openScene();
  await enter('1111');
  expect(shown()).toMatchObject({ name: 'code', intent: 'extend', problem: { what: 'wrong-code', triesLeft: 4 } });
  await program.touch({ type: 'back' });
  expect(server.hours).toEqual([]);
});

test('without the network, or with no board out, nothing leads there', async () => {
  const { program } = await openScene();
  program.unplug();
  expect(program.screen().canExtend).toBe(false);
  expect((await program.touch({ type: 'extend' })).view).toEqual({ name: 'start' });
  const waiting = await openScene({});
  expect(waiting.program.screen().canExtend).toBe(false);
});
