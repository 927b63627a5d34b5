import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { standingClock } from '../../testing/standing-clock.ts';
import type { Database, Tx } from '../db/open-database.ts';
import { deleteOldJobs } from './delete-old-jobs.ts';
import { defineJob, enqueue, enqueueAll, JOBS_CHANNEL } from './queue.ts';

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), maxAttempts: 3 });

let db: Database;
const clock = standingClock();
const now = clock.now();
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.query.deleteFrom('jobs').execute());
afterAll(() => db.close());

const greetOnce = (tx: Tx) => enqueue(tx, greet, { name: 'Anna' }, { now, dedupeKey: 'greet:anna' });
const listJobs = () => db.query.selectFrom('jobs').selectAll().orderBy('id').execute();

test('a job exists once the transaction that asked for it commits', async () => {
  const runAt = now.add({ hours: 2 });
  expect(await db.transaction((tx) => enqueue(tx, greet, { name: 'Anna' }, { now, runAt }))).toBe(true);
  expect(await listJobs()).toMatchObject([
    { kind: 'greet', payload: { name: 'Anna' }, runAt, createdAt: now, attempts: 0, maxAttempts: 3, doneAt: null },
  ]);
});

test('a job is gone with the transaction that rolled back', async () => {
  const undone = db.transaction(async (tx) => {
    await enqueue(tx, greet, { name: 'Anna' }, { now });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await listJobs()).toEqual([]);
});

test('a payload that does not fit is refused where it is asked for', async () => {
  // @ts-expect-error a name is a text
  await expect(db.transaction((tx) => enqueue(tx, greet, { name: 5 }, { now }))).rejects.toThrow(z.ZodError);
});

test('asking twice with one key does it once, also after it was done', async () => {
  expect(await db.transaction(greetOnce)).toBe(true);
  expect(await db.transaction(greetOnce)).toBe(false);
  await db.query.updateTable('jobs').set({ doneAt: now }).execute();
  expect(await db.transaction(greetOnce)).toBe(false);
  expect(await listJobs()).toHaveLength(1);
});

test('of many who ask at once with one key, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => db.transaction(greetOnce)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('runners hear of what is due soon, by its kind; they find the rest themselves before its time', async () => {
  const heard: string[] = [];
  const stop = await db.listen(JOBS_CHANNEL, (kind) => heard.push(kind));
  const later = now.add({ minutes: 10 });
  await db.transaction((tx) => enqueue(tx, greet, { name: 'Anna' }, { now, runAt: later }));
  await db.transaction((tx) => enqueue(tx, greet, { name: 'Boris' }, { now }));
  await vi.waitFor(() => expect(heard).toEqual(['greet']), SOON);
  await stop();
});

test('many jobs are queued at once, without those that somebody has asked for', async () => {
  await db.transaction(greetOnce);
  const wish = (name: string) => ({ kind: greet, payload: { name }, dedupeKey: `greet:${name.toLowerCase()}` });
  const wishes = ['Anna', 'Boris', 'Boris', 'Cleo'].map(wish);
  expect(await db.transaction((tx) => enqueueAll(tx, wishes, now))).toBe(2);
  expect(await db.transaction((tx) => enqueueAll(tx, [], now))).toBe(0);
  expect((await listJobs()).map(({ payload }) => payload)).toEqual(['Anna', 'Boris', 'Cleo'].map((name) => ({ name })));
});

test('housekeeping removes what was done a week ago and what failed three months ago', async () => {
  const endings = {
    'done long ago': { doneAt: now.subtract({ hours: 8 * 24 }) },
    'done lately': { doneAt: now.subtract({ hours: 6 * 24 }) },
    'failed long ago': { failedAt: now.subtract({ hours: 91 * 24 }) },
    'failed lately': { failedAt: now.subtract({ hours: 8 * 24 }) },
    waiting: {},
  };
  for (const [name, ending] of Object.entries(endings)) {
    await db.transaction((tx) => enqueue(tx, greet, { name }, { now, dedupeKey: name }));
    await db.query
      .updateTable('jobs')
      .set({ attempts: 1, ...ending })
      .where('dedupeKey', '=', name)
      .execute();
  }
  expect(await deleteOldJobs(db.query, now)).toBe(2);
  expect((await listJobs()).map((job) => job.dedupeKey)).toEqual(['done lately', 'failed lately', 'waiting']);
});
