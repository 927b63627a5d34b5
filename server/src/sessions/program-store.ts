import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/** Which sessions a station's program knows and which it should. */

const live = sql<boolean>`(sessions.status in ('created', 'started') and locker_number is not null)`;

/** From the moment it may be sent, a code counts as known: the answer could get lost on its way. */
export async function markCodesKnown(db: Db, stationId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ codeKnown: true })
    .where('stationId', '=', stationId)
    .where('codeKnown', '=', false)
    .where('code', 'is not', null)
    .where(live)
    .execute();
}

export async function listSessionsToKnow(db: Db, stationId: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id', 'sessions.status', 'sessions.lockerNumber', 'sessions.start', 'sessions.end'])
    .select(['sessions.code', 'sessions.revision', 'bookings.phone'])
    .where('sessions.stationId', '=', stationId)
    .where('sessions.code', 'is not', null)
    .where(live)
    .orderBy('sessions.start')
    .orderBy('sessions.id')
    .execute();
}

/** Codes that the station may still know although they open nothing any more. */
export async function listSessionsToForget(db: Db, stationId: string): Promise<{ id: string; revision: number }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'revision'])
    .where('stationId', '=', stationId)
    .where('codeKnown', '=', true)
    .where(sql<boolean>`not ${live}`)
    .execute();
}

/** Answers the bookings of the sessions whose codes are forgotten now; one that was revived in the meantime is not. */
export async function markCodesForgotten(tx: Tx, stationId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ codeKnown: false })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('stationId', '=', stationId)
    .where('codeKnown', '=', true)
    .where(sql<boolean>`not ${live}`)
    .returning('bookingId')
    .execute();
  return [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))];
}
