import { readFacts } from '@laine/contract/read-facts.ts';
import type { LockerStatus, StationStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** The beginnings of words, as the indexes know words. Nothing of the text has a meaning of its own there. */
export function wordsQuery(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `(${spellingsOf(word).join(' | ')})`).join(' & ');
}

/**
 * Beyond A to Z it depends on how a database was set up whether it knows small letters, so a name may begin with a
 * large one.
 */
const spellingsOf = (word: string) => {
  const small = word.toLowerCase();
  const [first = '', ...rest] = small;
  return [...new Set([small, first.toUpperCase() + rest.join('')])].map((spelling) => `${spelling}:*`);
};

export type FoundStation = { stationId: string; stationName: string; status: StationStatus };

export async function findStations(
  db: Db,
  words: string,
  own: string[] | 'all',
  limit: number,
): Promise<FoundStation[]> {
  const { rows } = await sql<{ id: string; status: StationStatus; metadata: Record<string, string> }>`
    select id, status, metadata from stations
    where to_tsvector('simple', replace(id || ' ' || coalesce(metadata ->> 'name', '') || ' '
        || coalesce(metadata ->> 'locationText', ''), '-', ' '))
      @@ to_tsquery('simple', ${words})
      and ${own === 'all' ? sql`true` : sql`id = any(${own})`}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id, status, metadata }) => ({
    stationId: id,
    stationName: readFacts(metadata).facts?.name ?? id,
    status,
  }));
}

/** Lockers with this number at some stations, through the table's key. */
export async function findLockers(db: Db, stationIds: string[], lockerNumber: number, limit: number) {
  const { rows } = await sql<{ stationId: string; lockerNumber: number; status: LockerStatus }>`
    select station_id, number as locker_number, status from lockers
    where station_id = any(${stationIds}) and number = ${lockerNumber}
    order by station_id limit ${limit}`.execute(db);
  return rows;
}

type FoundPerson = { personId: string; name: string; email: string };

/**
 * By the beginning of an address or a name, or by the end of a phone number, each with its own index. Ordered by that
 * index, or fully matched before the limit: for a few unordered rows the planner would read everybody.
 */
export async function findPeople(
  db: Db,
  text: string,
  words: string | undefined,
  limit: number,
): Promise<FoundPerson[]> {
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  const address = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const ways = [
    sql`(select id from accounts where email like ${address} order by email using ~<~ limit ${limit})`,
    ...(words !== undefined ? [sql`(select id from named limit ${limit})`] : []),
    ...(digits.length >= MIN_PHONE_DIGITS
      ? [
          sql`(select id from accounts
            where phone <> '' and reverse(phone) like ${`${digits.split('').toReversed().join('')}%`}
            order by reverse(phone) using ~<~ limit ${limit})`,
        ]
      : []),
  ];
  const { rows } = await sql<FoundPerson>`
    with named as materialized (
      select id from accounts
      where to_tsvector('simple', coalesce(name, '') || ' ' || coalesce(surname, '')) @@ to_tsquery('simple', ${words ?? ''})
    )
    select id as person_id, trim(concat(name, ' ', surname)) as name, email from accounts
    where id in (${sql.join(ways, sql` union `)}) and status <> 'removed'
    order by name, email limit ${limit}`.execute(db);
  return rows;
}

const MIN_PHONE_DIGITS = 4;
