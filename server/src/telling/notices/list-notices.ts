import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** The messages to a booking's customer and their delivery: newest first. */
export async function listNotices(db: Db, bookingId: string) {
  return db
    .selectFrom('notices')
    .select(['id', 'bookingId', 'kind', 'channel', 'occasion', 'state', 'attempts', 'lastError', 'sentAt', 'createdAt'])
    .select(sql<Temporal.Instant | null>`case when state = 'queued' then due_at end`.as('dueAt'))
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .orderBy('kind')
    .orderBy('channel')
    .$narrowType<{ kind: NoticeKind }>()
    .execute();
}
