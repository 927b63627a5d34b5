import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { newId } from '../secrets.ts';
import { journalIsHere } from './is-connected.ts';

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

type Contact = {
  clockOffsetInMs: number;
  bootId?: string;
  programVersion?: string;
  awaitedBootId?: string | null;
  awaitedSequence?: number | null;
  offsetBeforeBootInMs?: number | null;
};

export async function rememberContact(db: Db, id: string, contact: Contact, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('stations')
    .set({ ...contact, lastSeenAt: now })
    .where('id', '=', id)
    .execute();
}

export async function rememberHeard(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('stations').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

export async function insertPing(db: Db, stationId: string, data: unknown, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('pings')
    .values({ id: newId(), stationId, data: asJson(data), createdAt: now, updatedAt: now })
    .execute();
}

export async function findProgramFacts(db: Db, id: string) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}
