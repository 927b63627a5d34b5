import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';
import { journalIsHere } from './station-silence.ts';

/** The columns of `stations` about the program at the other end of the link. */

export async function listStationsByKey(db: Db, keyHashes: string[]) {
  return db
    .selectFrom('stations')
    .select(['id', 'prefs', 'apiKeyHash'])
    .where('apiKeyHash', '=', sql<string>`any(${keyHashes})`)
    .execute();
}

export async function getLastContact(db: Db, id: string) {
  return db
    .selectFrom('stations')
    .select(['bootId', 'clockOffsetInMs', journalIsHere.as('isJournalHere')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Closures of the whole station, with the words of their broadcasts. */
export async function listStationClosures(db: Db, stationId: string, now: Temporal.Instant) {
  return db
    .selectFrom('closures')
    .leftJoin('broadcasts', 'broadcasts.closureId', 'closures.id')
    .select(['start', 'end', 'kind'])
    .where('closures.stationId', '=', stationId)
    .where('lockerNumber', 'is', null)
    .where('endedAt', 'is', null)
    .where('end', '>', now)
    .orderBy('start')
    .orderBy('closures.id')
    .execute();
}

/** Current broadcasts. One that closed the station is listed as its closure. */
export async function listStationWarnings(db: Db, stationId: string, now: Temporal.Instant) {
  return db
    .selectFrom('broadcasts')
    .select(['createdAt', 'until', 'kind'])
    .where('stationId', '=', stationId)
    .where('closureId', 'is', null)
    .where('until', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findProgramFacts(db: Db, id: string) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}
