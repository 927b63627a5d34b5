import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import { silentLog } from '../testing/silent-log.ts';
import type { StandingClock } from '../testing/standing-clock.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { describeOnEmbedded, openTestDatabase } from '../testing/test-database.ts';
import type { EnqueueOptions, JobContext, JobHandler } from './queue.ts';
import { defineJob, enqueue, handleJob } from './queue.ts';
import type { Runner, RunnerOptions } from './runner.ts';
import { backOff, openRunner } from './runner.ts';

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), maxAttempts: 3 });

let db: Database;
let clock: StandingClock;
let runners: Runner[];
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query.deleteFrom('jobs').execute();
  clock = standingClock();
  runners = [];
});
afterEach(() => Promise.all(runners.map((runner) => runner.stop())));
afterAll(() => db.close());

type Greeter = (name: string, context: JobContext) => Promise<void> | void;
function openGreeter(handler: Greeter, options: Partial<RunnerOptions> = {}): Runner {
  const handlers: JobHandler[] = [handleJob(greet, async ({ name }, context) => handler(name, context))];
  const runner = openRunner({ db, clock, handlers, log: silentLog, ...options });
  runners.push(runner);
  return runner;
}
const ask = (name: string, options: Partial<EnqueueOptions> = {}) =>
  db.transaction((tx) => enqueue(tx, greet, { name }, { now: clock.now(), ...options }));
const onlyJob = () => db.query.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

test('what is due runs once, the longest due first, and the rest waits for its time', async () => {
  const greeted: string[] = [];
  const runner = openGreeter((name) => void greeted.push(name), { concurrency: 1 });
  await ask('second');
  await ask('first', { runAt: clock.now().subtract({ minutes: 1 }) });
  await ask('third', { runAt: clock.now().add({ hours: 1 }) });

  await runner.drain();
  await runner.drain();
  expect(greeted).toEqual(['first', 'second']);

  clock.advance({ minutes: 59 });
  await runner.drain();
  expect(greeted).toHaveLength(2);

  clock.advance({ minutes: 1 });
  await runner.drain();
  expect(greeted).toEqual(['first', 'second', 'third']);
});

test('a started runner notices a commit and a jump of the clock by itself', async () => {
  const greeted: string[] = [];
  await openGreeter((name) => void greeted.push(name)).start();
  await ask('now');
  await vi.waitFor(() => expect(greeted).toEqual(['now']));

  await ask('tomorrow', { runAt: clock.now().add({ hours: 24 }) });
  clock.advance({ days: 1 });
  await vi.waitFor(() => expect(greeted).toEqual(['now', 'tomorrow']));
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
  expect(await db.query.selectFrom('jobs').select('id').where('doneAt', 'is', null).execute()).toEqual([]);
});

test('a failing job is tried again, each time after twice the wait', async () => {
  const attempts: { attempt: number; afterSeconds: number }[] = [];
  const start = clock.now();
  const runner = openGreeter((_, { attempt }) => {
    attempts.push({ attempt, afterSeconds: start.until(clock.now()).total('seconds') });
    if (attempt < 3) throw new Error('not yet');
  });
  await ask('Anna');
  for (let second = 0; second < 5; second++) {
    await runner.drain();
    clock.advance({ seconds: 1 });
  }
  expect(attempts).toEqual([
    { attempt: 1, afterSeconds: 0 },
    { attempt: 2, afterSeconds: 1 },
    { attempt: 3, afterSeconds: 3 },
  ]);
  expect(await onlyJob()).toMatchObject({ doneAt: start.add({ seconds: 3 }), attempts: 3, lastError: null });
});

test('the wait between attempts doubles up to an hour', () => {
  expect([1, 2, 3, 12, 13, 99].map((attempts) => backOff(attempts).total('seconds'))).toEqual([1, 2, 4, 2048, 3600, 3600]);
});

test('a job is given up after its last attempt, with the reason in its row and no message in the log', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const runner = openGreeter((name) => Promise.reject(new TypeError(`${name}@example.org does not exist`)), { log });
  await ask('anna');
  for (let attempt = 0; attempt < 5; attempt++) {
    await runner.drain();
    clock.advance({ hours: 1 });
  }
  expect(await onlyJob()).toMatchObject({
    attempts: 3,
    doneAt: null,
    failedAt: expect.any(Temporal.Instant),
    lastError: 'TypeError: anna@example.org does not exist',
    leasedBy: null,
  });
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ kind: 'greet', attempt: 3, error: 'TypeError' });
  expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain('anna');
});

test('a kind that nobody here handles is left for others', async () => {
  const foreign = defineJob({ name: 'from-a-newer-version', payload: z.object({}), maxAttempts: 1 });
  await db.transaction((tx) => enqueue(tx, foreign, {}, { now: clock.now() }));
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
    { concurrency: 2 },
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
    { concurrency: 1 },
  );
  await runner.start();
  await ask('running');
  await ask('waiting');
  await vi.waitFor(() => expect(greeted).toEqual(['running']));

  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  await db.ping();
  expect(stopped).toBe(false);
  permit();
  await stopping;
  expect(greeted).toEqual(['running']);
  const jobs = await db.query.selectFrom('jobs').select(['doneAt', 'leasedBy']).orderBy('id').execute();
  expect(jobs).toEqual([
    { doneAt: clock.now(), leasedBy: null },
    { doneAt: null, leasedBy: null },
  ]);
  await expect(runner.drain()).rejects.toThrow('stopped');
});

test('a lease outlives a jump of the clock and is renewed for as long as the handler runs', async () => {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const slow = vi.fn(() => permission);
  const eager = vi.fn();
  await ask('Anna');
  const draining = openGreeter(slow, { leaseInMs: 1_500 }).drain();
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const { leasedUntil: first } = await onlyJob();
  clock.advance({ days: 30 });

  const other = openGreeter(eager, { leaseInMs: 1_500 }).drain();
  const isPast = sql<boolean>`clock_timestamp() > ${first}::timestamptz + interval '300 milliseconds'`;
  await vi.waitUntil(async () => (await sql<{ past: boolean }>`select ${isPast} as past`.execute(db.query)).rows[0]?.past, {
    timeout: 5_000,
  });
  permit();
  await Promise.all([draining, other]);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(eager).not.toHaveBeenCalled();
  expect(await onlyJob()).toMatchObject({ attempts: 1, doneAt: clock.now() });
});

test('a job whose runner died is taken over when its lease has run out', async () => {
  await ask('Anna');
  const inAMoment = sql<Temporal.Instant>`clock_timestamp() + interval '300 milliseconds'`;
  await db.query.updateTable('jobs').set({ attempts: 1, leasedBy: 'the dead', leasedUntil: inAMoment }).execute();
  const attempts: number[] = [];
  await openGreeter((_, { attempt }) => void attempts.push(attempt)).drain();
  expect(attempts).toEqual([2]);
});

test('a job that took its process down in the last attempt is not tried again', async () => {
  await ask('Anna');
  const past = sql<Temporal.Instant>`clock_timestamp() - interval '1 second'`;
  await db.query.updateTable('jobs').set({ attempts: 3, leasedBy: 'the dead', leasedUntil: past }).execute();
  const handler = vi.fn();
  await openGreeter(handler).drain();
  expect(handler).not.toHaveBeenCalled();
  expect(await onlyJob()).toMatchObject({ failedAt: clock.now(), lastError: expect.stringContaining('process ended') });
});

test('who lost the lease cannot overwrite the result of the successor', async () => {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const runner = openGreeter(() => permission);
  await ask('Anna');
  const draining = runner.drain();
  await vi.waitFor(async () => expect(await onlyJob()).toMatchObject({ attempts: 1 }));
  const done = clock.now().add({ minutes: 5 });
  await db.query.updateTable('jobs').set({ attempts: 2, leasedBy: null, leasedUntil: null, doneAt: done }).execute();
  permit();
  await draining;
  await runner.stop();
  expect(await onlyJob()).toMatchObject({ attempts: 2, doneAt: done });
});

describeOnEmbedded('where only one process can have the database', () => {
  test('what the process before held is taken over at once', async () => {
    await ask('Anna');
    const inAnHour = sql<Temporal.Instant>`clock_timestamp() + interval '1 hour'`;
    await db.query.updateTable('jobs').set({ attempts: 1, leasedBy: 'the dead', leasedUntil: inAnHour }).execute();
    const handler = vi.fn();
    await openGreeter(handler).start();
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
  });
});
