import type { z } from 'zod';
import type { Db, Tx } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { insertJobs } from './job-store.ts';

/** The message is the kind of job that is due. */
export const JOBS_CHANNEL = 'jobs';

/** Every runner also polls this often, and so finds jobs that fall due later. */
export const LOOK_AGAIN_AFTER_MS = 10_000;

/** A kind of job. The payload is JSON, mostly ids: the handler reads the rest when it runs. */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Payload;
  maxAttempts: number;
};

export function defineJob<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

export type JobContext = { attempt: number; jobId: number };

/** A handler may be called again after a crash or a failure, so it must tolerate finding its work half done. */
export type JobHandler = { kind: JobKind; run(payload: unknown, context: JobContext): Promise<void> };

export function handleJob<Payload extends z.ZodType>(
  kind: JobKind<Payload>,
  handler: (payload: z.output<Payload>, context: JobContext) => Promise<unknown>,
): JobHandler {
  return {
    kind,
    async run(payload, context) {
      await handler(await kind.payload.parseAsync(payload), context);
    },
  };
}

export type EnqueueOptions = {
  now: Temporal.Instant;
  runAt?: Temporal.Instant;
  /** A job with the same key, waiting or done, makes this one superfluous. */
  dedupeKey?: string;
};

type JobWish = Omit<EnqueueOptions, 'now'> & { kind: JobKind; payload: unknown };

/** Becomes visible at the caller's commit, which wakes the runners if it's due soon. False if the key was taken. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
  { now, ...when }: EnqueueOptions,
): Promise<boolean> {
  return (await enqueueAll(tx, [{ kind, payload, ...when }], now)) > 0;
}

/** For a job that nothing else is written with. */
export const enqueueAlone = <Payload extends z.ZodType>(
  db: Db,
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
  { now, ...when }: EnqueueOptions,
): Promise<number> => insertWished(db, [{ kind, payload, ...when }], now);

/** The same for many in one statement; returns how many were added. */
export const enqueueAll = (tx: Tx, wishes: JobWish[], now: Temporal.Instant): Promise<number> =>
  insertWished(tx, wishes, now);

async function insertWished(db: Db, wishes: JobWish[], now: Temporal.Instant): Promise<number> {
  // A wrong payload is the caller's mistake, but the handler would only find out later.
  for (const { kind, payload } of wishes) await kind.payload.parseAsync(payload);
  const rows = wishes.map(({ kind, payload, runAt = now, dedupeKey = null }) => ({
    kind: kind.name,
    payload: asJson(payload),
    dedupeKey,
    runAt,
    maxAttempts: kind.maxAttempts,
    createdAt: now,
  }));
  return insertJobs(db, rows, { channel: JOBS_CHANNEL, by: now.add({ milliseconds: 2 * LOOK_AGAIN_AFTER_MS }) });
}
