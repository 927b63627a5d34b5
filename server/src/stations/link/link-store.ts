import type { Db } from '../../db/open-database.ts';
import { journalIsHere } from './station-silence.ts';

/** What the stations table keeps of the program at the other end of the link. */

export async function findStationByKey(db: Db, apiKeyHash: string) {
  return db.selectFrom('stations').select(['id', 'prefs']).where('apiKeyHash', '=', apiKeyHash).executeTakeFirst();
}

export async function getLastContact(db: Db, id: string) {
  return db
    .selectFrom('stations')
    .select(['bootId', 'clockOffsetInMs', journalIsHere.as('isJournalHere')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findProgramFacts(db: Db, id: string) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}
