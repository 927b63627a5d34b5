import { locales } from '@laine/contract/languages.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { chance, idOf, oneOf, stationIdOf } from './chance.ts';
import type { Network } from './network.ts';

const actions = [
  'locker-opened',
  'locker-scanned',
  'session-edited',
  'booking-cancelled',
  'item-edited',
  'code-resent',
  'alert-closed',
];
const alertKinds = ['station-silent', 'door-jammed', 'item-missing', 'door-left-open', 'problem-reported'];
const problemKinds = ['damaged-board', 'missing-item', 'dirty', 'door-does-not-open', 'other'];

/** Problems, reviews, claims, and what staff did about them. */
export async function insertTroubles(tx: Db, network: Network): Promise<void> {
  const { now } = network;
  await sql`
    insert into alerts (id, station_id, kind, target, data, created_at, closed_at, closed_by)
    select ${idOf('alert', 'n')}, station_id, ${oneOf(alertKinds, 'n', 81)}, 'rental-' || n, '{}', start,
      case when start < ${now}::timestamptz - interval '20 days' or n % 3 > 0 then start + interval '6 hours' end, ${idOf('person', '0')}
    from drawn where n % 17 = 3 and start < ${now}`.execute(tx);
  await sql`
    insert into alerts (id, station_id, kind, target, data, created_at)
    select md5('late-' || account_id), null, 'late-twice', account_id, '{}', max(given_at)
    from warnings where expires_at > ${now} group by account_id having count(*) > 1`.execute(tx);
  await sql`
    insert into problems (id, booking_id, session_id, station_id, locker_number, item_id, what, words, reported_from, happened_at,
      resolved_at, resolved_by, created_at)
    select ${idOf('problem', 'n')}, ${idOf('booking', 'n')}, ${idOf('session', '(n * 4)')}, station_id, first_locker,
      md5(station_id || first_locker || 'board'), ${oneOf(problemKinds, 'n', 82)}, 'Something is wrong with it', 'web',
      start + interval '5 minutes', case when start < ${now}::timestamptz - interval '15 days' then start + interval '1 day' end,
      case when start < ${now}::timestamptz - interval '15 days' then ${idOf('person', '0')} end, start + interval '6 minutes'
    from drawn where is_booked and fate = 'back' and n % 29 = 4`.execute(tx);
  await sql`
    insert into reviews (id, account_id, booking_id, name, text, locale, stars, published_at, refused_at, refused_because, created_at)
    select ${idOf('review', 'n')}, ${idOf('person', 'person')}, ${idOf('booking', 'n')}, 'Anna', 'Review ' || n, ${oneOf(locales, 'n', 83)},
      3 + floor(${chance('n', 84)} * 3)::int, case when not is_new and n % 10 > 0 then "end" + interval '2 days' end,
      case when not is_new and n % 10 = 0 then "end" + interval '2 days' end, case when not is_new and n % 10 = 0 then 'personal-data' end,
      "end" + interval '1 day'
    from drawn, lateral (select "end" > ${now}::timestamptz - interval '10 days' as is_new) age
    where is_booked and fate = 'back' and n % 23 = 2 and "end" < ${now}::timestamptz - interval '1 day'`.execute(tx);
  await insertClaims(tx, network);
  await sql`
    insert into audit (id, actor_kind, actor_id, action, target, station_id, data, from_address, created_at)
    select ${idOf('audit', 'n')}, 'person', ${idOf('person', '(case when n % 3 = 0 then 0 else 1 + n % 100 end)')},
      ${oneOf(actions, 'n', 85)}, ${idOf('session', '(n * 4)')}, station_id, '{}',
      case when start > ${now}::timestamptz - interval '1 year' then '203.0.113.' || n % 250 end, start
    from drawn where n % 2 = 0 and start < ${now}`.execute(tx);
  await sql`
    insert into locker_outages (station_id, locker_number, began_at, ended_at)
    select ${stationIdOf('n')}, 1 + n % 6, began_at, began_at + interval '1 day'
    from generate_series(1, ${network.size.stations}::int) n,
      lateral (select ${now}::timestamptz - interval '2 days' - ${chance('n', 86)} * interval '300 days' as began_at) moment`.execute(
    tx,
  );
}

/** Old claims are charged; the newest about each thing may still be open. */
async function insertClaims(tx: Db, { now }: Network): Promise<void> {
  await sql`
    insert into claims (id, session_id, station_id, status, amount_in_cents, note, proposed_by, proposed_at, created_at, updated_at)
    select md5('claim-' || id), session_id, station_id, status, 3500, 'The fin is broken', ${idOf('person', '0')}, happened_at,
      happened_at, happened_at
    from (select *, row_number() over (partition by item_id order by happened_at desc) as age from problems where what = 'damaged-board') damaged,
      lateral (select case when happened_at > ${now}::timestamptz - interval '60 days' and age = 1 then 'proposed'
        when ${chance('hashtext(id)', 87)} < 0.8 then 'charged' else 'dropped' end as status) kind`.execute(tx);
  await sql`
    insert into claim_items (claim_id, position, item_id, kind, name, amount_in_cents, is_open)
    select claims.id, 0, problems.item_id, 'board', 'Board', 3500, claims.status = 'proposed'
    from claims join problems on claims.id = md5('claim-' || problems.id)`.execute(tx);
}
