import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel, NoticeState } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';

export type Notice = {
  id: string;
  bookingId: string | null;
  kind: NoticeKind;
  channel: NoticeChannel;
  occasion: string;
  state: NoticeState;
  attempts: number;
  lastError: string | null;
  sentAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
};

const columns = [
  'id',
  'bookingId',
  'kind',
  'channel',
  'occasion',
  'state',
  'attempts',
  'lastError',
  'sentAt',
  'createdAt',
] as const;

type NewNotice = { bookingId: string; kind: NoticeKind; channel: NoticeChannel; occasion: string };

/** The id of a notice that must still go out: the new one or, if it was requested before, the waiting one. */
export async function addNotice(db: Db, notice: NewNotice, now: Temporal.Instant): Promise<string | undefined> {
  const added = await db
    .insertInto('notices')
    .columns(['id', 'bookingId', 'accountId', 'kind', 'channel', 'occasion', 'state', 'createdAt'])
    .expression((query) =>
      query
        .selectFrom('bookings')
        .select((value) => [
          value.val(newId()).as('id'),
          'bookings.id as bookingId',
          'bookings.accountId',
          value.val(notice.kind).as('kind'),
          value.val(notice.channel).as('channel'),
          value.val(notice.occasion).as('occasion'),
          value.val('queued').as('state'),
          value.val(now).as('createdAt'),
        ])
        .where('bookings.id', '=', notice.bookingId),
    )
    .onConflict((conflict) =>
      conflict.columns(['bookingId', 'kind', 'channel', 'occasion']).where('bookingId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const waiting = await db
    .selectFrom('notices')
    .select('id')
    .where('bookingId', '=', notice.bookingId)
    .where('kind', '=', notice.kind)
    .where('channel', '=', notice.channel)
    .where('occasion', '=', notice.occasion)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return waiting?.id;
}

export async function findNotice(db: Db, id: string): Promise<Notice | undefined> {
  return db.selectFrom('notices').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function listOccasions(db: Db, bookingId: string, kind: NoticeKind): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('occasion')
    .distinct()
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ occasion }) => occasion);
}

/** Longer than any time limit of a mail server or gateway; a lease of a dead process ends after this time. */
const LEASED_FOR = sql`interval '1 minute'`;

/** False if somebody else is sending it, or its outcome is recorded: then it must not be sent here. */
export async function leaseNotice(db: Db, id: string): Promise<boolean> {
  const leased = await db
    .updateTable('notices')
    .set((notice) => ({
      attempts: notice('attempts', '+', 1),
      leasedUntil: sql<Temporal.Instant>`clock_timestamp() + ${LEASED_FOR}`,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where(sql<boolean>`(leased_until is null or leased_until < clock_timestamp())`)
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

type NoticeOutcome =
  | { state: 'sent'; sentAt: Temporal.Instant; lastError: null; toldEnds: ReturnType<typeof asJson> }
  | { state: 'failed' | 'dropped' | 'queued'; lastError: string };

export async function recordNoticeOutcome(db: Db, id: string, outcome: NoticeOutcome): Promise<void> {
  await db
    .updateTable('notices')
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Notices of a booking for staff, newest first. */
export async function listNoticesOf(
  db: Db,
  bookingId: string,
): Promise<(Notice & { dueAt: Temporal.Instant | null })[]> {
  return db
    .selectFrom('notices')
    .select(columns)
    .select(
      sql<Temporal.Instant | null>`(select min(run_at) from jobs where jobs.kind = 'send-notice'
        and done_at is null and failed_at is null and payload->>'noticeId' = notices.id
        and notices.state = 'queued')`.as('dueAt'),
    )
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .orderBy('kind')
    .orderBy('channel')
    .execute();
}
