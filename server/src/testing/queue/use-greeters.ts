import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../ground/db/open-database.ts';
import type { EnqueueOptions, JobContext } from '../../ground/queue/queue.ts';
import { defineJob, enqueue, handleJob } from '../../ground/queue/queue.ts';
import type { Runner, RunnerOptions } from '../../ground/queue/runner.ts';
import { openRunner } from '../../ground/queue/runner.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { silentLog } from '../silent-log.ts';
import type { StandingClock } from '../standing-clock.ts';
import { standingClock } from '../standing-clock.ts';

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), maxAttempts: 3 });

export type Greeter = (name: string, context: JobContext) => Promise<void> | void;

type GreeterOptions = Partial<Omit<RunnerOptions, 'lanes'>> & { workers?: number };

/** A database with one kind of job, empty before every test, and a clock that stands still. */
export function useGreeters() {
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

  return {
    get db() {
      return db;
    },
    get clock() {
      return clock;
    },
    openGreeter: (handler: Greeter, { workers, ...options }: GreeterOptions = {}): Runner => {
      const handlers = [handleJob(greet, async ({ name }, context) => handler(name, context))];
      const runner = openRunner({
        db,
        clock,
        lanes: [{ handlers, ...(workers && { workers }) }],
        log: silentLog,
        ...options,
      });
      runners.push(runner);
      return runner;
    },
    ask: (name: string, options: Partial<EnqueueOptions> = {}) =>
      db.transaction((tx) => enqueue(tx, greet, { name }, { now: clock.now(), ...options })),
    onlyJob: () => db.query.selectFrom('jobs').selectAll().executeTakeFirstOrThrow(),
  };
}
