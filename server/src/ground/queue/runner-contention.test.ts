import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, describeOnPostgres } from '../../testing/open-test-database.ts';
import { endless, LEASE_MS } from '../../testing/queue/crashing-runner.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { JobHandler } from './queue.ts';
import { defineJob, enqueue, enqueueAll, handleJob } from './queue.ts';
import { openRunner } from './runner.ts';
import { defineCron } from './schedule.ts';

const count = defineJob({ name: 'count', payload: z.object({ number: z.int() }), maxAttempts: 3 });
const tick = defineJob({ name: 'tick', payload: z.object({}), maxAttempts: 3 });

describeOnPostgres('several processes on one PostgreSQL', () => {
  const clock = systemClock();
  let url: string;
  let drop: () => Promise<void>;
  let instances: Database[];
  let db: Database;
  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase());
    const open = () => openDatabase({ databaseUrl: url, dataDir: '' });
    db = await open();
    instances = [db, await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await drop();
  });

  const openRunners = (handlers: JobHandler[], crons = [] as ReturnType<typeof defineCron>[]) =>
    instances.map((instance) => openRunner({ db: instance, clock, lanes: [{ handlers }], crons, log: silentLog }));

  test('run each of 300 jobs once', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    const counted: number[] = [];
    const runners = openRunners([handleJob(count, async ({ number }) => void counted.push(number))]);
    await Promise.all(runners.map((runner) => runner.start()));

    const wishes = numbers.map((number) => ({ kind: count, payload: { number } }));
    await db.transaction((tx) => enqueueAll(tx, wishes, clock.now()));
    await Promise.all(runners.map((runner) => runner.drain()));
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(counted.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  test('run each slot of a cron once', async () => {
    let ticks = 0;
    const cron = defineCron(tick, {}, { every: Temporal.Duration.from({ days: 3650 }) });
    const runners = openRunners([handleJob(tick, async () => void ticks++)], [cron]);
    await Promise.all(runners.map((runner) => runner.drain()));
    expect(ticks).toBe(1);
  });

  test('go on after the server dropped every connection', async () => {
    const counted: number[] = [];
    const [runner] = openRunners([handleJob(count, async ({ number }) => void counted.push(number))]);
    await runner?.start();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`.execute(db.query);
    const ask = () => db.transaction((tx) => enqueue(tx, count, { number: 1 }, { now: clock.now(), dedupeKey: 'one' }));
    await vi.waitFor(ask, SOON);
    await vi.waitFor(() => expect(counted).toEqual([1]), { ...SOON, timeout: 20_000 });
    await runner?.stop();
  });

  test('take over the job of one that was killed', async () => {
    await db.transaction((tx) => enqueue(tx, endless, {}, { now: clock.now() }));
    const script = fileURLToPath(new URL('../../testing/queue/crashing-runner.ts', import.meta.url));
    const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');

    const attempts: number[] = [];
    const [runner] = openRunners([handleJob(endless, async (_, { attempt }) => void attempts.push(attempt))]);
    const draining = runner?.drain();
    child.kill('SIGKILL');
    const killedAt = performance.now();
    await draining;
    expect(attempts).toEqual([2]);
    expect(performance.now() - killedAt).toBeGreaterThan(LEASE_MS / 3);
  });
});
