import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { StandingClock } from '../../testing/standing-clock.ts';
import { standingClock } from '../../testing/standing-clock.ts';
import type { Database } from '../db/open-database.ts';
import { deleteOldJobs } from './delete-old-jobs.ts';
import { defineJob, handleJob } from './queue.ts';
import { openRunner } from './runner.ts';
import { defineCron, nextSlotAt, openSchedule, slotAt } from './schedule.ts';

const sweep = defineJob({ name: 'sweep', payload: z.object({}), maxAttempts: 3 });
const hourly = defineCron(sweep, {}, { every: Temporal.Duration.from({ hours: 1 }) });
const monthly = defineCron(sweep, {}, { every: Temporal.Duration.from({ days: 30 }) });
const nightly = defineCron(
  sweep,
  {},
  {
    every: Temporal.Duration.from({ days: 1 }),
    offset: Temporal.Duration.from({ hours: 3 }),
  },
);

let db: Database;
let clock: StandingClock;
let swept: string[];
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.query.deleteFrom('jobs').execute();
  clock = standingClock('2027-06-01T09:30:00Z');
  swept = [];
});
afterAll(() => db.close());

const openSweeper = (crons = [hourly]) =>
  openRunner({
    db,
    clock,
    crons,
    log: silentLog,
    lanes: [{ handlers: [handleJob(sweep, async () => void swept.push(clock.now().toString()))] }],
  });
const keys = async () =>
  (await db.query.selectFrom('jobs').select('dedupeKey').orderBy('id').execute()).map((job) => job.dedupeKey);

test('a day is cut at midnight UTC, or as much later as is said', () => {
  const now = Temporal.Instant.from('2027-06-01T02:59:59Z');
  expect(slotAt(nightly, now).toString()).toBe('2027-05-31T03:00:00Z');
  expect(slotAt(nightly, now.add({ seconds: 1 })).toString()).toBe('2027-06-01T03:00:00Z');
  expect(nextSlotAt([monthly, nightly, hourly], now)?.toString()).toBe('2027-06-01T03:00:00Z');
  expect(nextSlotAt([], now)).toBeUndefined();
});

test('each slot runs once, however often and by however many it is looked at', async () => {
  const sweepers = [openSweeper(), openSweeper(), openSweeper()];
  const drainAll = () => Promise.all(sweepers.map((sweeper) => sweeper.drain()));
  await drainAll();
  await drainAll();
  expect(swept).toHaveLength(1);

  clock.advance({ minutes: 30 });
  await drainAll();
  expect(await keys()).toEqual(['cron:sweep:2027-06-01T09:00:00Z', 'cron:sweep:2027-06-01T10:00:00Z']);
  expect(swept).toEqual(['2027-06-01T09:30:00Z', '2027-06-01T10:00:00Z']);
});

test('a restart does not run the slot again', async () => {
  await openSweeper().drain();
  await openSweeper().drain();
  expect(swept).toHaveLength(1);
});

test('the slots of a lost week are made up for once', async () => {
  const sweeper = openSweeper();
  await sweeper.drain();
  clock.advance({ days: 7 });
  await sweeper.drain();
  expect(swept).toHaveLength(2);
});

test('a slot that has not had its turn does for the next one too', async () => {
  const ask = openSchedule(db, [hourly]);
  await ask(clock.now());
  await ask(clock.advance({ hours: 1 }));
  await ask(clock.advance({ hours: 1 }));
  expect(await keys()).toEqual(['cron:sweep:2027-06-01T09:00:00Z']);
});

test('housekeeping keeps the newest slot, or it would run twice', async () => {
  await openSweeper([monthly]).drain();
  clock.advance({ days: 8 });
  await deleteOldJobs(db.query, clock.now());
  await openSweeper([monthly]).drain();
  expect(swept).toHaveLength(1);

  clock.advance({ days: 30 });
  await openSweeper([monthly]).drain();
  expect(swept).toHaveLength(2);
  clock.advance({ days: 8 });
  await deleteOldJobs(db.query, clock.now());
  expect(await keys()).toHaveLength(1);
});

test('a started runner begins the next slot when its time comes', async () => {
  const sweeper = openSweeper();
  await sweeper.start();
  // While it isn't recorded as done, it counts for the next slot too.
  const done = () => db.query.selectFrom('jobs').select('id').where('doneAt', 'is not', null).execute();
  await expect.poll(done, SOON).toHaveLength(1);
  expect(swept).toHaveLength(1);
  clock.advance({ minutes: 45 });
  await expect.poll(() => swept, SOON).toHaveLength(2);
  await sweeper.stop();
});
