import { afterEach, expect, test } from 'vitest';
import type { Asker } from '../budgets/open-fair-queue.ts';
import type { FixtureJobs } from './jobs-fixture.ts';
import { openWorkers } from './open-workers.ts';

const file = new URL('jobs-fixture.ts', import.meta.url);
const anna: Asker = { key: 'account anna', kind: 'known', network: 'hotel' };
const boris: Asker = { key: 'account boris', kind: 'known', network: 'beach' };

const logged: unknown[] = [];
const log = { error: (...told: unknown[]) => void logged.push(told) };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  logged.length = 0;
  for (const workers of opened.splice(0)) await workers.close();
});

function open(maxJobInMs?: number) {
  const workers = openWorkers<FixtureJobs>({ log, file, ...(maxJobInMs !== undefined && { maxJobInMs }) });
  opened.push(workers);
  return workers;
}

test('a job runs beside the main thread and answers', async () => {
  const { run } = open();
  expect(await run(anna, 'isApart', undefined)).toBe(true);
  const numbers = [1, 2, 3].map((value) => run(anna, 'double', value));
  expect(await Promise.all(numbers)).toEqual([2, 4, 6]);
});

test('a job that fails fails its asker alone', async () => {
  const { run } = open();
  await expect(run(anna, 'fail', undefined)).rejects.toThrow('not to be done');
  expect(await run(anna, 'double', 4)).toBe(8);
  expect(logged).toEqual([]);
});

test.each(['die', 'throwLater'] as const)(
  'who asked a worker that dies (%s) is refused as busy, and the next is served by another',
  async (death) => {
    const { run } = open();
    const refused = run(anna, death, undefined);
    const next = run(boris, 'double', 5);
    await expect(refused).rejects.toMatchObject({ code: 'busy', retryAfterInSeconds: 5 });
    expect(await next).toBe(10);
  },
);

test('a job that never ends loses its place', async () => {
  // A thread on a busy machine takes a second to start.
  const { run } = open(3_000);
  await expect(run(anna, 'hang', undefined)).rejects.toMatchObject({ code: 'busy' });
  expect(logged).toHaveLength(1);
  expect(await run(boris, 'double', 6)).toBe(12);
});

test('whoever asks much waits behind whoever asks little, and has a bound', async () => {
  const { run } = open();
  const ended: string[] = [];
  const ask = (asker: Asker) =>
    run(asker, 'double', 1).then(
      () => ended.push(asker.key),
      ({ code }: { code: string }) => code,
    );
  const flood = Array.from({ length: 9 }, () => ask(anna));
  await Promise.all([ask(boris), ...flood]);
  expect(ended.indexOf(boris.key)).toBeLessThan(3);
  expect(await flood.at(-1)).toBe('busy');
});

test('closing refuses what is under way', async () => {
  const workers = open();
  const hanging = workers.run(anna, 'hang', undefined);
  const refused = hanging.catch(({ code }: { code: string }) => code);
  // The queue begins its work in the next round of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await workers.close();
  expect(await refused).toBe('busy');
});
