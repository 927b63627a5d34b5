import type { SearchHit } from '@laine/contract/admin/search-calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { sql } from 'kysely';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { searchBookings } from '../../rental/bookings/search-bookings.ts';
import { findLockers, findPeople, findStations, wordsQuery } from './search-store.ts';

/** Enough of each kind for one glance. */
const MAX_OF_A_KIND = 6;
/** A locker's number after words for its station: 'pirita 4'. */
const LOCKER = /^(.*?)[\s#]*([1-9]\d{0,2})$/s;

/**
 * One search over everything that the caller runs. Owners find bookings as in their list, their stations and lockers;
 * people as such are for admins. The search text isn't stored.
 */
export async function searchEverything(
  deps: Deps,
  who: Person,
  { text }: ParsedInput<typeof calls.search>,
): Promise<CallAnswer<typeof calls.search>> {
  return {
    hits: [
      ...(await bookingHits(deps, who, text)),
      ...(await personHits(deps, who, text)),
      ...(await stationHits(deps, who, text)),
      ...(await lockerHits(deps, who, text)),
    ],
  };
}

async function bookingHits(deps: Deps, who: Person, text: string): Promise<SearchHit[]> {
  const { bookings } = await searchBookings(deps, who, { search: text, offset: 0, limit: MAX_OF_A_KIND });
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ stationId }) => stationId);
  const rows = await deps.db.query
    .selectFrom('stations')
    .select(['id', 'metadata'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  const facts = new Map(rows.map(({ id, metadata }) => [id, readFacts(metadata).facts]));
  const now = deps.now().epochMilliseconds;
  return bookings.toSorted(byDistance(now)).map(({ id, stationId, name, phone, start, status }) => ({
    kind: 'booking',
    bookingId: id,
    stationName: facts.get(stationId)?.name ?? stationId,
    timeZone: facts.get(stationId)?.timeZone ?? 'UTC',
    name,
    phone,
    start,
    status,
  }));
}

/** A caller on the phone is at a door now: running rentals come first, then those nearest in time. */
function byDistance(now: number) {
  const distance = ({ start, end }: { start: string; end: string }) =>
    Math.max(0, Date.parse(start) - now, now - Date.parse(end));
  return (one: Parameters<typeof distance>[0], other: Parameters<typeof distance>[0]) =>
    distance(one) - distance(other);
}

async function personHits(deps: Deps, who: Person, text: string): Promise<SearchHit[]> {
  if (!who.isAdmin) return [];
  const people = await findPeople(deps.db.query, text, wordsQuery(text), MAX_OF_A_KIND);
  return people.map((person) => ({ kind: 'person', ...person }));
}

async function stationHits(deps: Deps, who: Person, text: string): Promise<SearchHit[]> {
  const words = wordsQuery(text);
  if (words === undefined) return [];
  const stations = await findStations(deps.db.query, words, stationsOf(who), MAX_OF_A_KIND);
  return stations.map((station) => ({ kind: 'station', ...station }));
}

/** A number alone means a locker only for somebody who runs few stations. */
async function lockerHits(deps: Deps, who: Person, text: string): Promise<SearchHit[]> {
  const [, named = '', number = ''] = LOCKER.exec(text) ?? [];
  if (number === '') return [];
  const { query } = deps.db;
  const words = wordsQuery(named);
  const own = stationsOf(who);
  const ids =
    words === undefined
      ? own === 'all'
        ? []
        : own
      : (await findStations(query, words, own, MAX_OF_A_KIND)).map(({ stationId }) => stationId);
  const lockers = await findLockers(query, ids, Number(number), MAX_OF_A_KIND);
  const rows = await query
    .selectFrom('stations')
    .select(['id', 'metadata'])
    .where('id', '=', sql<string>`any(${lockers.map(({ stationId }) => stationId)})`)
    .execute();
  const names = new Map(rows.map(({ id, metadata }) => [id, readFacts(metadata).facts?.name ?? id]));
  return lockers.map((locker) => ({
    kind: 'locker',
    stationName: names.get(locker.stationId) ?? locker.stationId,
    ...locker,
  }));
}
