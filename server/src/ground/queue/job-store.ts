import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
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

/** Ended without an error, and not recorded yet. */
export type EndedJob = { job: LeasedJob; doneAt: Temporal.Instant };

export type Look = {
  leased: LeasedJob[];
  /** More is due: beyond the limit, or others are at it. */
  hasMore: boolean;
  nextRunAt: Temporal.Instant | null;
};

/**
 * Notifies the channel of those due by then with the caller's commit. Returns how many were added: a job whose key
 * another one has is left out.
 */
export async function insertJobs(
  db: Db,
  jobs: Insertable<JobsTable>[],
  { channel, by }: { channel: string; by: Temporal.Instant },
): Promise<number> {
  if (jobs.length === 0) return 0;
  const added = await db
    .with('added', (query) =>
      query
        .insertInto('jobs')
        .values(jobs)
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .returning(['kind', 'runAt']),
    )
    .selectFrom('added')
    .select(sql`case when run_at < ${by}::timestamptz then pg_notify(${channel}, kind) end`.as('told'))
    .execute();
  return added.length;
}

/**
 * Records what has ended, takes what is due, and says what comes later, in one statement. In each lane the longest due
 * goes first, and never one that another runner holds or is just taking. `running` lists the jobs that this runner works
 * on; anything else it holds, it leased without hearing the answer.
 */
export async function endAndLease(
  db: Db,
  { holder, inMs }: Lease,
  look: { ended: EndedJob[]; running: number[]; lanes: { kinds: string[]; room: number }[]; now: Temporal.Instant },
): Promise<Look> {
  const { ended, lanes, now } = look;
  const known = [...look.running, ...ended.map(({ job }) => job.id)];
  const isOurs = sql`done_at is null and failed_at is null and kind = any(${lanes.flatMap(({ kinds }) => kinds)})`;
  // `due` is apart from its update: inside it, the planner may run it again and take more than there is room for.
  const { rows } = await sql<Nullable<LeasedJob> & Pick<Look, 'hasMore' | 'nextRunAt'>>`
    with ended as (
      update jobs set done_at = one.done_at, leased_by = null, leased_until = null, last_error = null
      from unnest(
        ${ended.map(({ job }) => job.id)}::bigint[],
        ${ended.map(({ job }) => job.attempts)}::integer[],
        ${ended.map(({ doneAt }) => doneAt)}::timestamptz[]
      ) as one (id, attempts, done_at)
      where jobs.id = one.id and jobs.attempts = one.attempts and jobs.leased_by = ${holder}
    ), due as (
      select picked.id
      from unnest(${lanes.map(({ kinds }) => kinds.join(' '))}::text[], ${lanes.map(({ room }) => room)}::integer[])
        as lane (kinds, room)
      cross join lateral (
        select id from jobs
        where ${isOurs} and kind = any(string_to_array(lane.kinds, ' '))
          and run_at <= ${now} and id <> all(${known}::bigint[])
          and (leased_until is null or leased_until < clock_timestamp() or leased_by = ${holder})
        order by run_at, id limit lane.room for update skip locked
      ) as picked
    ), leased as (
      update jobs set attempts = jobs.attempts + 1, leased_by = ${holder}, leased_until = ${leaseEnd(inMs)}
      from due where jobs.id = due.id
      returning jobs.id, jobs.kind, jobs.payload, jobs.attempts, jobs.max_attempts, jobs.run_at
    )
    select rest.*, leased.* from (
      select
        exists (
          select from jobs where ${isOurs} and run_at <= ${now} and id <> all(${known}::bigint[])
            and id not in (select id from due)
        ) as has_more,
        (select run_at from jobs where ${isOurs} and run_at > ${now} order by run_at limit 1) as next_run_at
    ) as rest left join leased on true
    order by leased.run_at, leased.id`.execute(db);
  const { hasMore = false, nextRunAt = null } = rows[0] ?? {};
  return { leased: rows.filter((row): row is typeof row & LeasedJob => row.id !== null), hasMore, nextRunAt };
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

const leaseEnd = (ms: number) => sql<Temporal.Instant>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Still the same attempt of the same holder, as above: a successor's result must not be overwritten. */
const held = (db: Db, lease: Lease, job: LeasedJob) =>
  db
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('leasedBy', '=', lease.holder)
    .where('attempts', '=', job.attempts);

export async function renewLease(db: Db, lease: Lease, job: LeasedJob): Promise<void> {
  await held(db, lease, job)
    .set({ leasedUntil: leaseEnd(lease.inMs) })
    .execute();
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

type Slot = { kind: string; payload: unknown; key: string; maxAttempts: number };

/** A cron with a slot that hasn't run yet gets no other: the earlier one counts for both. */
export async function insertSlots(db: Db, slots: Slot[], now: Temporal.Instant): Promise<void> {
  await sql`
    insert into jobs (kind, payload, dedupe_key, max_attempts, run_at, created_at)
    select slot.kind, slot.payload, slot.key, slot.max_attempts, ${now}, ${now}
    from unnest(
      ${slots.map(({ kind }) => kind)}::text[],
      ${slots.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
      ${slots.map(({ key }) => key)}::text[],
      ${slots.map(({ maxAttempts }) => maxAttempts)}::integer[]
    ) as slot (kind, payload, key, max_attempts)
    where not exists (
      select from jobs
      where jobs.kind = slot.kind and starts_with(dedupe_key, 'cron:') and done_at is null and failed_at is null
    )
    on conflict (dedupe_key) do nothing`.execute(db);
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
