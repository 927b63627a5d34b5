import type { AuditTarget } from '@laine/contract/admin/entities.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

type Named = readonly [target: string, about: AuditTarget];

/**
 * Readable names for these ids, with one query per kind for a whole page. Ids are random, so each belongs to one thing
 * only; a thing that is gone, or was never stored, has no name.
 */
export async function nameTargets(db: Db, targets: string[]): Promise<ReadonlyMap<string, AuditTarget>> {
  if (targets.length === 0) return new Map();
  const kinds = [
    namePeople,
    nameBookings,
    nameItems,
    nameAlerts,
    nameKeys,
    nameOffers,
    nameGiftCards,
    nameClosures,
    nameTasks,
  ];
  const named = await Promise.all(kinds.map((name) => name(db, targets)));
  return new Map(named.flat());
}

type PersonRow = {
  target: string;
  id: string;
  email: string | null;
  name: string | null;
  surname: string | null;
};

/** Includes things of a single person: passes and warnings are on their page. */
async function namePeople(db: Db, targets: string[]): Promise<Named[]> {
  const { rows } = await sql<PersonRow>`
    select found.target, accounts.id, accounts.email, accounts.name, accounts.surname
    from (
      select id as target, id as account_id from accounts where id = any(${targets})
      union all select id, account_id from passes where id = any(${targets})
      union all select id, account_id from warnings where id = any(${targets})
    ) found
    join accounts on accounts.id = found.account_id`.execute(db);
  return rows.flatMap(({ target, id, email, name, surname }): Named[] => {
    const known = email ?? [name, surname].filter(Boolean).join(' ');
    // Only the id is left of a removed person.
    return known === '' ? [] : [[target, { kind: 'person', personId: id, name: known }]];
  });
}

type BookingRow = {
  target: string;
  bookingId: string | null;
  stationId: string;
  start: Temporal.Instant;
  email: string | null;
};

/** Includes parts of a booking: sessions, claims, problems, debts, refunds and reviews have no other name. */
async function nameBookings(db: Db, targets: string[]): Promise<Named[]> {
  const { rows } = await sql<BookingRow>`
    select found.target, bookings.id as booking_id, accounts.email,
      coalesce(bookings.station_id, sessions.station_id) as station_id, coalesce(bookings.start, sessions.start) as start
    from (
      select id as target, id as booking_id, null as session_id from bookings where id = any(${targets})
      union all select id, booking_id, id from sessions where id = any(${targets})
      union all select claims.id, sessions.booking_id, sessions.id from claims
        join sessions on sessions.id = claims.session_id where claims.id = any(${targets})
      union all select id, booking_id, null from problems where id = any(${targets})
      union all select id, booking_id, null from debts where id = any(${targets})
      union all select id, booking_id, null from ledger where id = any(${targets})
      union all select id, booking_id, null from reviews where id = any(${targets})
    ) found
    left join bookings on bookings.id = found.booking_id
    left join sessions on sessions.id = found.session_id
    left join accounts on accounts.id = bookings.account_id
    where bookings.id is not null or sessions.id is not null`.execute(db);
  return rows.map(({ target, bookingId, stationId, start, email }) => [
    target,
    { kind: 'booking', bookingId, stationId, start: start.toString(), name: email },
  ]);
}

async function nameItems(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('items').select(['id', 'stationId', 'name']).where('id', 'in', targets).execute();
  return rows.map(({ id, stationId, name }) => [id, { kind: 'item', itemId: id, stationId, name }]);
}

async function nameAlerts(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('alerts').select(['id', 'kind']).where('id', 'in', targets).execute();
  return rows.map(({ id, kind }) => [id, { kind: 'alert', alertKind: kind }]);
}

async function nameKeys(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('apiKeys').select(['id', 'name']).where('id', 'in', targets).execute();
  return rows.map(({ id, name }) => [id, { kind: 'api-key', name }]);
}

async function nameOffers(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('passOffers').select(['id', 'name']).where('id', 'in', targets).execute();
  return rows.map(({ id, name }) => [id, { kind: 'pass-offer', name }]);
}

async function nameGiftCards(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('giftCards').select(['id', 'initialInCents']).where('id', 'in', targets).execute();
  return rows.map(({ id, initialInCents }) => [id, { kind: 'gift-card', amountInCents: initialInCents }]);
}

async function nameClosures(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('closures')
    .select(['id', 'stationId', 'lockerNumber', 'start'])
    .where('id', 'in', targets)
    .execute();
  return rows.map(({ id, start, ...place }) => [id, { kind: 'closure', ...place, start: start.toString() }]);
}

async function nameTasks(db: Db, targets: string[]): Promise<Named[]> {
  const rows = await db.selectFrom('tasks').select(['id', 'stationId', 'words']).where('id', 'in', targets).execute();
  return rows.map(({ id, stationId, words }) => [id, { kind: 'task', stationId, name: words }]);
}
