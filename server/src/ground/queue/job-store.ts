import type { ExpressionBuilder, Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import type { JobsTable } from '../db/tables/jobs-table.ts';

/** The holder of a job, and how long one sign of life counts. */
export type Lease = { holder: string; inMs: number };

export type LeasedJob = {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  runAt: Temporal.Instant;
};

type Due = { kinds: string[]; now: Temporal.Instant };

type JobColumns = ExpressionBuilder<Tables, 'jobs'>;
const unfinished = (job: JobColumns) => job.and([job('doneAt', 'is', null), job('failedAt', 'is', null)]);
const isFree = (job: JobColumns) =>
  job.or([job('leasedUntil', 'is', null), job('leasedUntil', '<', sql<Temporal.Instant>`clock_timestamp()`)]);
const leaseEnd = (lease: Lease) => sql<Temporal.Instant>`clock_timestamp() + ${lease.inMs} * interval '1 millisecond'`;

/** Notifies the channel with the caller's commit. False when another job has the key. */
export async function insertJob(db: Db, job: Insertable<JobsTable>, channel: string | undefined): Promise<boolean> {
  const added = await db
    .with('added', (query) =>
      query
        .insertInto('jobs')
        .values(job)
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .returning('id'),
    )
    .selectFrom('added')
    .select((channel === undefined ? sql`null` : sql`pg_notify(${channel}, ${job.kind})`).as('told'))
    .execute();
  return added.length > 0;
}

/**
 * Takes the longest due first, and never one that another runner holds or is just taking. `except` lists the jobs that
 * this runner works on; anything else it holds, it leased without hearing the answer.
 */
export async function leaseDueJobs(
  db: Db,
  lease: Lease,
  { kinds, now, limit, except }: Due & { limit: number; except: number[] },
): Promise<LeasedJob[]> {
  // The list is separate from the update: inside it, the planner may run it again and take more than the limit.
  const jobs = await db
    .with('due', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where(unfinished)
        .where((job) => job.or([isFree(job), job('leasedBy', '=', lease.holder)]))
        .where('runAt', '<=', now)
        .where('kind', '=', sql<string>`any(${kinds})`)
        .where('id', '<>', sql<number>`all(${except})`)
        .orderBy('runAt')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .whereRef('jobs.id', '=', 'due.id')
    .set((job) => ({ attempts: job('jobs.attempts', '+', 1), leasedBy: lease.holder, leasedUntil: leaseEnd(lease) }))
    .returning(['jobs.id', 'jobs.kind', 'jobs.payload', 'jobs.attempts', 'jobs.maxAttempts', 'jobs.runAt'])
    .execute();
  return jobs.toSorted((a, b) => Temporal.Instant.compare(a.runAt, b.runAt) || a.id - b.id);
}

/** Still the same attempt of the same holder: one that lost its lease must not overwrite its successor's result. */
const held = (db: Db, lease: Lease, job: LeasedJob) =>
  db
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('leasedBy', '=', lease.holder)
    .where('attempts', '=', job.attempts);

export async function renewLease(db: Db, lease: Lease, job: LeasedJob): Promise<void> {
  await held(db, lease, job)
    .set({ leasedUntil: leaseEnd(lease) })
    .execute();
}

export async function finishJob(db: Db, lease: Lease, job: LeasedJob, now: Temporal.Instant): Promise<void> {
  await held(db, lease, job).set({ doneAt: now, leasedBy: null, leasedUntil: null, lastError: null }).execute();
}

export async function postponeJob(
  db: Db,
  lease: Lease,
  job: LeasedJob,
  { runAt, lastError }: { runAt: Temporal.Instant; lastError: string },
): Promise<void> {
  await held(db, lease, job).set({ runAt, lastError, leasedBy: null, leasedUntil: null }).execute();
}

export async function giveUpJob(
  db: Db,
  lease: Lease,
  job: LeasedJob,
  { now, lastError }: { now: Temporal.Instant; lastError: string },
): Promise<void> {
  await held(db, lease, job).set({ failedAt: now, lastError, leasedBy: null, leasedUntil: null }).execute();
}

/** Frees jobs of processes that no longer exist. */
export async function endLeasesOfOthers(db: Db, ownPrefix: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leasedBy: null, leasedUntil: null })
    .where('leasedBy', 'is not', null)
    .where(sql<boolean>`not starts_with(leased_by, ${ownPrefix})`)
    .execute();
}

export async function findNextRunAt(db: Db, { kinds, now }: Due): Promise<Temporal.Instant | undefined> {
  const next = await db
    .selectFrom('jobs')
    .select('runAt')
    .where(unfinished)
    .where('runAt', '>', now)
    .where('kind', '=', sql<string>`any(${kinds})`)
    .orderBy('runAt')
    .limit(1)
    .executeTakeFirst();
  return next?.runAt;
}

/** Due and unfinished, whether leased or not. */
export async function hasDueJobs(db: Db, { kinds, now }: Due): Promise<boolean> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where(unfinished)
    .where('runAt', '<=', now)
    .where('kind', '=', sql<string>`any(${kinds})`)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** The newest row of a cron stays, however old: it marks its slot as done. Returns the number of deleted rows. */
export async function deleteJobs(
  db: Db,
  { doneBefore, failedBefore }: { doneBefore: Temporal.Instant; failedBefore: Temporal.Instant },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where((job) => job.or([job('doneAt', '<', doneBefore), job('failedAt', '<', failedBefore)]))
    .where(sql<boolean>`id not in (select max(id) from jobs where starts_with(dedupe_key, 'cron:') group by kind)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finished jobs stay for a while for inspection, except those that quote a removed person. */
export async function deleteFinishedJobsNaming(db: Db, texts: string[]): Promise<void> {
  if (texts.length === 0) return;
  await db
    .deleteFrom('jobs')
    .where((job) => job.or([job('doneAt', 'is not', null), job('failedAt', 'is not', null)]))
    .where((job) =>
      job.or(texts.map((text) => sql<boolean>`position(${text} in concat(payload::text, last_error)) > 0`)),
    )
    .execute();
}
