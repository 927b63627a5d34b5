import type { Locale } from '@laine/contract/states.ts';
import { shownEnd } from '../../ground/db/board-ends.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';

/** The valid link to a session's ticket, if there is one. */
export async function findLiveShare(db: Db, sessionId: string) {
  return db
    .selectFrom('ticketShares')
    .select(['id', 'madeAt', 'acceptedAt'])
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

export async function listLiveSharesOf(db: Db, bookingId: string) {
  return db
    .selectFrom('ticketShares')
    .innerJoin('sessions', 'sessions.id', 'ticketShares.sessionId')
    .select(['sessionId', 'madeAt', 'acceptedAt'])
    .where('bookingId', '=', bookingId)
    .where('endedAt', 'is', null)
    .execute();
}

/** The target of a link, valid or not. */
export async function findShared(db: Db, shareId: string) {
  return db
    .selectFrom('ticketShares')
    .innerJoin('sessions', 'sessions.id', 'ticketShares.sessionId')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['ticketShares.id', 'sessionId', 'bookingId', 'sessions.stationId', 'acceptedAt', 'endedAt'])
    .select(['sessions.status', 'sessions.start', shownEnd.as('end'), 'lockerNumber', 'toldLockerNumber', 'code'])
    .select('bookings.status as bookingStatus')
    .where('ticketShares.id', '=', shareId)
    .executeTakeFirst();
}

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

export async function insertShare(tx: Tx, share: { id: string; sessionId: string }, now: Temporal.Instant) {
  await tx
    .insertInto('ticketShares')
    .values({ ...share, madeAt: now })
    .execute();
}

type Agreement = { safetyVersion: string; locale: Locale };

/** The first agreement counts. */
export async function markAccepted(db: Db, id: string, agreement: Agreement, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('ticketShares')
    .set({ ...agreement, acceptedAt: now })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endShare(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('ticketShares').set({ endedAt: now }).where('id', '=', id).execute();
}
