import type { LockerStatus } from '@laine/contract/states.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Tables } from '../../../ground/db/tables.ts';
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

type InForce = { start: string; end: string; kind: string | null };

/** Closures of the whole station, with the words of their broadcasts. */
const closuresAt = (now: Temporal.Instant) => sql<InForce[]>`(
  select coalesce(json_agg(json_build_object('start', closures.start, 'end', closures."end", 'kind', broadcasts.kind)
    order by closures.start, closures.id), '[]')
  from closures left join broadcasts on broadcasts.closure_id = closures.id
  where closures.station_id = stations.id and locker_number is null and ended_at is null and "end" > ${now})`;

/** Current broadcasts. One that closed the station is listed as its closure. */
const warningsAt = (now: Temporal.Instant) => sql<InForce[]>`(
  select coalesce(json_agg(json_build_object('start', created_at, 'end', "until", 'kind', kind)
    order by created_at, id), '[]')
  from broadcasts
  where broadcasts.station_id = stations.id and closure_id is null and "until" > ${now})`;

const lockers = sql<{ number: number; status: LockerStatus }[]>`(
  select coalesce(json_agg(json_build_object('number', number, 'status', status) order by number), '[]')
  from lockers where lockers.station_id = stations.id)`;

type ThingInLocker = Pick<
  Selectable<Tables['items']>,
  'id' | 'lockerNumber' | 'name' | 'metadata' | 'rfid' | 'canOpenDoor' | 'status'
>;

/** Whoever reads another column adds it to the trigger `changed_items_for_station`. */
const things = sql<ThingInLocker[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'lockerNumber', locker_number, 'name', name,
    'metadata', metadata, 'rfid', rfid, 'canOpenDoor', can_open_door, 'status', status) order by name, id), '[]')
  from items where items.station_id = stations.id and place = 'locker')`;

/** All that a program must know of its station, in one statement. */
export async function findProgramFacts(db: Db, id: string, now: Temporal.Instant) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash', 'salesStoppedAt'])
    .select([closuresAt(now).as('closures'), warningsAt(now).as('warnings')])
    .select([lockers.as('lockers'), things.as('things')])
    .where('id', '=', id)
    .executeTakeFirst();
}
