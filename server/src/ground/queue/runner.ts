import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { callAt } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { EndedJob, Lease, LeasedJob, Look } from './job-store.ts';
import { endAndLease, endLeasesOfOthers, giveUpJob, postponeJob, renewLease } from './job-store.ts';
import { openWakeSignal } from './open-wake-signal.ts';
import type { JobHandler } from './queue.ts';
import { JOBS_CHANNEL, LOOK_AGAIN_AFTER_MS } from './queue.ts';
import type { Cron } from './schedule.ts';
import { earliest, nextSlotAt, openSchedule } from './schedule.ts';

const DRAIN_LOOKS_AGAIN_AFTER_MS = 50;
const FIRST_RECORD_AGAIN_AFTER_MS = 100;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60 * 60_000;
const LAST_ERROR_LENGTH = 1_000;

const processId = randomUUID();

export type RunnerLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Jobs with workers of their own: none waits for the servers that another lane's jobs wait for. */
export type Lane = { handlers: JobHandler[]; workers?: number };

export type RunnerOptions = {
  db: Database;
  clock: Clock;
  lanes: Lane[];
  crons?: Cron[];
  log: RunnerLog;
  leaseInMs?: number;
};

const USUAL_WORKERS = 4;

export type Runner = {
  /** From now on runs due jobs by itself. */
  start(): Promise<void>;
  /** Resolves when no due job is left, including those queued by handlers in the meantime. Needs no `start`. */
  drain(): Promise<void>;
  /** Takes no new job and resolves when the running handlers have ended. */
  stop(): Promise<void>;
};

/** Any number of runners, here and in other processes, may share one database. */
export function openRunner({ db, clock, lanes, crons = [], log, leaseInMs = 30_000 }: RunnerOptions): Runner {
  const lease: Lease = { holder: `${processId}/${randomUUID()}`, inMs: leaseInMs };
  // Other kinds stay untouched: while versions change, a newer instance may know them.
  const byKind = new Map(
    lanes.flatMap(({ handlers }, lane) => handlers.map((handler) => [handler.kind.name, { handler, lane }])),
  );
  const askForSlots = openSchedule(db, crons);
  const running = new Map<number, { lane: number; end: Promise<void> }>();
  let ended: EndedJob[] = [];
  let hasMore = false;
  const bell = openWakeSignal();
  const onStop: (() => unknown)[] = [];
  let lastRound: Promise<Look | undefined> = Promise.resolve(undefined);
  let nextRound: typeof lastRound | undefined;
  const stopping = new AbortController();

  /**
   * Records what has ended, and starts as many due jobs as there is room for; undefined if there was nothing to ask.
   * One round at a time, or there would be too many; everybody who asks during a round shares the next.
   */
  function round(): Promise<Look | undefined> {
    const start = () => {
      nextRound = undefined;
      return ended.length > 0 ? record(endAndBegin) : endAndBegin();
    };
    nextRound ??= lastRound.then(start, start);
    lastRound = nextRound;
    return lastRound;
  }

  const runningIn = (lane: number) => [...running.values()].filter((job) => job.lane === lane).length;
  const roomsNow = () => lanes.map(({ workers = USUAL_WORKERS }, lane) => workers - runningIn(lane));

  async function endAndBegin(): Promise<Look | undefined> {
    const isStopping = stopping.signal.aborted;
    if (!isStopping) await askForSlots(clock.now());
    const rooms = isStopping ? [] : roomsNow();
    if (rooms.every((room) => room === 0) && ended.length === 0) return undefined;
    const told = [...ended];
    const look = await endAndLease(db.query, lease, {
      ended: told,
      running: [...running.keys()],
      lanes: lanes.map(({ handlers }, lane) => ({
        kinds: handlers.map(({ kind }) => kind.name),
        room: rooms[lane] ?? 0,
      })),
      now: clock.now(),
    });
    ended = ended.filter((one) => !told.includes(one));
    ({ hasMore } = look);
    for (const job of look.leased) {
      const lane = byKind.get(job.kind)?.lane ?? 0;
      running.set(job.id, { lane, end: run(job, lane) });
    }
    return look;
  }

  async function run(job: LeasedJob, lane: number): Promise<void> {
    const signOfLife = setInterval(() => {
      renewLease(db.query, lease, job).catch((error: unknown) => report('warn', job, error, 'lease not renewed'));
    }, lease.inMs / 3);
    try {
      await attempt(job);
    } catch (error) {
      // It will be leased again: here in the next round, elsewhere when its lease has run out.
      report('warn', job, error, 'the result of a job was not recorded');
    } finally {
      clearInterval(signOfLife);
      running.delete(job.id);
      // While others of its lane run and nothing waits, it is recorded together with them.
      if (hasMore || runningIn(lane) === 0) bell.ring();
    }
  }

  async function attempt(job: LeasedJob): Promise<void> {
    try {
      if (job.attempts > job.maxAttempts) throw new Error('The process ended during the last attempt');
      await byKind.get(job.kind)?.handler.run(job.payload, { attempt: job.attempts, jobId: job.id });
    } catch (error) {
      const lastError = String(error).slice(0, LAST_ERROR_LENGTH);
      if (job.attempts >= job.maxAttempts) {
        report('error', job, error, 'job given up');
        await record(() => giveUpJob(db.query, lease, job, { now: clock.now(), lastError }));
      } else {
        report('warn', job, error, 'job failed, will be tried again');
        const runAt = clock.now().add(backOff(job.attempts));
        await record(() => postponeJob(db.query, lease, job, { runAt, lastError }));
      }
      return;
    }
    ended.push({ job, doneAt: clock.now() });
  }

  /** A database that is back within the lease still learns how jobs ended. */
  async function record<Answer>(store: () => Promise<Answer>): Promise<Answer> {
    for (let waitInMs = FIRST_RECORD_AGAIN_AFTER_MS; ; waitInMs *= 2) {
      try {
        return await store();
      } catch (error) {
        if (stopping.signal.aborted || waitInMs > lease.inMs / 4) throw error;
      }
      await wait(waitInMs);
    }
  }

  /** Without the message, which may quote an address or a name. The row has it. */
  function report(level: keyof RunnerLog, { id, kind, attempts }: LeasedJob, error: unknown, message: string): void {
    const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { name: typeof error };
    log[level]({ jobId: id, kind, attempt: attempts, error: name, code }, message);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const rung = bell.next();
      // Also finds jobs left behind by a runner that died elsewhere.
      const lookAgain = setTimeout(bell.ring, LOOK_AGAIN_AFTER_MS);
      let cancel = () => {};
      try {
        const look = await round();
        // Without room nothing can start before a job ends, which rings.
        if (look && roomsNow().some((room) => room > 0)) cancel = ringWhenDue(look);
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : typeof error }, 'jobs cannot be read');
      }
      await rung;
      clearTimeout(lookAgain);
      cancel();
    }
  }

  function ringWhenDue({ nextRunAt }: Look): () => void {
    const times = [nextRunAt ?? undefined, nextSlotAt(crons, clock.now())];
    const next = earliest(times.filter((time) => time !== undefined));
    return next ? callAt(clock, next, bell.ring) : () => {};
  }

  return {
    async start() {
      // Only one process can have the embedded database open, so whoever held a lease before is gone.
      if (db.engine === 'embedded') await endLeasesOfOthers(db.query, processId);
      const ringForOurs = (kind: string) => byKind.has(kind) && bell.ring();
      onStop.push(await db.listen(JOBS_CHANNEL, ringForOurs, bell.ring), clock.onJump(bell.ring));
      const looping = loop();
      onStop.push(() => looping);
    },
    async drain() {
      for (;;) {
        if (stopping.signal.aborted) throw new Error('The runner has stopped');
        const rung = bell.next();
        const look = await round();
        const isIdle = running.size === 0 && ended.length === 0;
        if (isIdle && look?.leased.length === 0 && !look.hasMore) return;
        // Another process may hold the rest, and its end rings no bell here.
        await Promise.race([rung, wait(DRAIN_LOOKS_AGAIN_AFTER_MS)]);
      }
    },
    async stop() {
      stopping.abort();
      bell.ring();
      for (const stop of onStop.splice(0)) await stop();
      await lastRound.catch(() => {});
      await Promise.all([...running.values()].map(({ end }) => end));
      await round().catch((error: unknown) => {
        for (const { job } of ended) report('warn', job, error, 'the result of a job was not recorded');
      });
    },
  };
}

/** One second, doubled with every attempt, at most an hour. */
export function backOff(attempts: number): Temporal.Duration {
  const ms = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
  return Temporal.Duration.from({ milliseconds: ms });
}
