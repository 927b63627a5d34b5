import type { OutboxKind } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import { newId } from '../../ground/secrets.ts';
import type { OutboxWish } from './add-to-outbox.ts';
import type { Notice } from './notice.ts';

type Added = { id: string; kind: OutboxKind; dueAt: Temporal.Instant; isNew: boolean };

/** Those that must still go out: the new ones, and those asked for before that wait. */
export async function insertNotices(tx: Tx, wishes: OutboxWish[], now: Temporal.Instant): Promise<Added[]> {
  const ofBookings = wishes.filter((wish) => 'bookingId' in wish);
  const ofPeople = wishes.filter((wish) => !('bookingId' in wish));
  return [
    ...(await insertOnce(tx, ofBookings, sql`(booking_id, kind, channel, occasion) where booking_id is not null`, now)),
    ...(await insertOnce(tx, ofPeople, sql`(account_id, kind, channel, occasion) where booking_id is null`, now)),
  ];
}

async function insertOnce(tx: Tx, wishes: OutboxWish[], once: ReturnType<typeof sql>, now: Temporal.Instant) {
  if (wishes.length === 0) return [];
  const rows = wishes.map((wish) => ({ id: newId(), dueAt: now, data: {}, ...wish }));
  const { rows: added } = await sql<Added>`
    insert into notices (id, booking_id, account_id, alert_id, kind, channel, occasion, due_at, bundle, data, state, created_at)
    select distinct on (booking_id, account_id, kind, channel, occasion) *, 'queued', ${now}::timestamptz from (
      select wish.id, bookings.id as booking_id, coalesce(wish."accountId", bookings.account_id) as account_id,
        wish."alertId", wish.kind, wish.channel, wish.occasion, wish."dueAt", wish.bundle, wish.data
      from jsonb_to_recordset(${asJson(rows)}::jsonb) as wish (
        id text, "bookingId" text, "accountId" text, "alertId" text, kind text, channel text, occasion text,
        "dueAt" timestamptz, bundle text, data jsonb
      ) left join bookings on bookings.id = wish."bookingId"
      where wish."bookingId" is null or bookings.id is not null
    ) as wished
    order by booking_id, account_id, kind, channel, occasion, "dueAt"
    on conflict ${once} do update set due_at = least(notices.due_at, excluded.due_at) where notices.state = 'queued'
    returning id, kind, due_at, xmax = 0 as is_new`.execute(tx);
  return added;
}

/** Longer than any time limit of a mail server or gateway; a lease of a dead process ends after this time. */
const LEASED_FOR = sql`interval '1 minute'`;

/**
 * The notice, followed by what is due of its bundle: nobody else sends them now. Empty if somebody else is sending it,
 * or its outcome is recorded; then the bundle is left alone. Who asks for another of the bundle meanwhile waits, or
 * each would send its own.
 */
export async function leaseNotices(db: Db, id: string, now: Temporal.Instant): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    with due as (
      select notices.id from notices,
        (select account_id, channel, bundle from notices where id = ${id} and state = 'queued') as asked
      where state = 'queued' and (leased_until is null or leased_until < clock_timestamp())
        and (notices.id = ${id} or (notices.account_id = asked.account_id and notices.channel = asked.channel
          and notices.bundle = asked.bundle and due_at <= ${now}))
      order by notices.id for update of notices
    )
    update notices set attempts = attempts + 1, leased_until = clock_timestamp() + ${LEASED_FOR}
    from due where notices.id = due.id and ${id} in (select id from due)
    returning notices.id, kind, channel, booking_id, account_id, alert_id, occasion, data, attempts, created_at`.execute(
    db,
  );
  return rows.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
}

export async function isQueued(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('notices').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'queued';
}

type Outcome =
  | { state: 'sent'; channel: NoticeChannel; sentAt: Temporal.Instant; toldEnds: ToldEnd[] }
  | { state: 'failed' | 'queued'; lastError: string; channel?: NoticeChannel };

/** Ends the leases as well. */
export async function recordOutcome(db: Db, ids: string[], outcome: Outcome): Promise<void> {
  const change =
    outcome.state === 'sent' ? { ...outcome, lastError: null, toldEnds: asJson(outcome.toldEnds) } : outcome;
  await held(db, ids)
    .set({ ...change, leasedUntil: null })
    .execute();
}

/** Never tried, so that it doesn't count as an attempt. */
export async function dropNotices(db: Db, ids: string[], lastError: string): Promise<void> {
  if (ids.length === 0) return;
  await held(db, ids)
    .set((notice) => ({ state: 'dropped', lastError, leasedUntil: null, attempts: notice('attempts', '-', 1) }))
    .execute();
}

/** The first is due then; the rest of its bundle has only come along. */
export async function postponeNotices(db: Db, ids: string[], dueAt: Temporal.Instant): Promise<void> {
  await held(db, ids)
    .set((notice) => ({
      dueAt: sql<Temporal.Instant>`case when id = ${ids[0]} then ${dueAt}::timestamptz else due_at end`,
      leasedUntil: null,
      attempts: notice('attempts', '-', 1),
    }))
    .execute();
}

const held = (db: Db, ids: string[]) => db.updateTable('notices').where('id', 'in', ids).where('state', '=', 'queued');
