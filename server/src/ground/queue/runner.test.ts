import { SOON } from '@laine/contract/testing/soon.ts';
import type { KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useGreeters } from '../../testing/queue/use-greeters.ts';
import { defineJob, enqueue } from './queue.ts';

const greeters = useGreeters();
const { openGreeter, ask, onlyJob } = greeters;

test('what is due runs once, the longest due first, and the rest waits for its time', async () => {
  const greeted: string[] = [];
  const runner = openGreeter((name) => void greeted.push(name), { workers: 1 });
  await ask('second');
  await ask('first', { runAt: greeters.clock.now().subtract({ minutes: 1 }) });
  await ask('third', { runAt: greeters.clock.now().add({ hours: 1 }) });

  await runner.drain();
  await runner.drain();
  expect(greeted).toEqual(['first', 'second']);

  greeters.clock.advance({ minutes: 59 });
  await runner.drain();
  expect(greeted).toHaveLength(2);

  greeters.clock.advance({ minutes: 1 });
  await runner.drain();
  expect(greeted).toEqual(['first', 'second', 'third']);
});

test('a started runner notices a commit and a jump of the clock by itself', async () => {
  const greeted: string[] = [];
  await openGreeter((name) => void greeted.push(name)).start();
  await ask('now');
  await vi.waitFor(() => expect(greeted).toEqual(['now']), SOON);

  await ask('tomorrow', { runAt: greeters.clock.now().add({ hours: 24 }) });
  greeters.clock.advance({ days: 1 });
  await vi.waitFor(() => expect(greeted).toEqual(['now', 'tomorrow']), SOON);
});

test('draining also runs what handlers ask for', async () => {
  const greeted: string[] = [];
  const runner = openGreeter(async (name) => {
    greeted.push(name);
    if (name.length < 10) await ask(`${name}!`);
  });
  await ask('Anna');
  await runner.drain();
  expect(greeted).toHaveLength(7);
  expect(await greeters.db.query.selectFrom('jobs').select('id').where('doneAt', 'is', null).execute()).toEqual([]);
});

test('whoever asks at the same time shares one look at what is due', async () => {
  let looks = 0;
  const countLooks: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') looks += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { db } = greeters;
  const runner = openGreeter(() => {}, { db: { ...db, query: db.query.withPlugin(countLooks) } });
  await Promise.all([runner.drain(), runner.drain(), runner.drain()]);
  expect(looks).toBe(1);
});

test('a kind that nobody here handles is left for others', async () => {
  const foreign = defineJob({ name: 'from-a-newer-version', payload: z.object({}), maxAttempts: 1 });
  await greeters.db.transaction((tx) => enqueue(tx, foreign, {}, { now: greeters.clock.now() }));
  await openGreeter(() => {}).drain();
  expect(await onlyJob()).toMatchObject({ attempts: 0, doneAt: null });
});

test('no more handlers run at once than there is room for', async () => {
  let [current, most] = [0, 0];
  const runner = openGreeter(
    async () => {
      most = Math.max(most, ++current);
      await new Promise((resolve) => setImmediate(resolve));
      current--;
    },
    { workers: 2 },
  );
  await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`guest ${index}`)));
  await Promise.all([runner.drain(), runner.drain()]);
  expect(most).toBe(2);
});

test('stopping waits for the running handlers and takes nothing new', async () => {
  const greeted: string[] = [];
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const runner = openGreeter(
    async (name) => {
      greeted.push(name);
      await permission;
    },
    { workers: 1 },
  );
  await runner.start();
  await ask('running');
  await ask('waiting');
  await vi.waitFor(() => expect(greeted).toEqual(['running']), SOON);

  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  await greeters.db.ping();
  expect(stopped).toBe(false);
  permit();
  await stopping;
  expect(greeted).toEqual(['running']);
  const jobs = await greeters.db.query.selectFrom('jobs').select(['doneAt', 'leasedBy']).orderBy('id').execute();
  expect(jobs).toEqual([
    { doneAt: greeters.clock.now(), leasedBy: null },
    { doneAt: null, leasedBy: null },
  ]);
  await expect(runner.drain()).rejects.toThrow('stopped');
});
