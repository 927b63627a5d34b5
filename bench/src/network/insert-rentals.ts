import { StationFacts } from '@laine/contract/station-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import { termsToAgree } from '@laine/server/ground/agreed-terms.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';
import { chance, idOf } from './chance.ts';
import type { Network } from './network.ts';

/** The drawn bookings, with sessions, notices and staff notes. */
export async function insertRentals(tx: Db, { now }: Network): Promise<void> {
  const terms = termsToAgree(StationFacts.parse(demoStations[0]?.facts));
  const { pricePerHourInCents, startingFeeInCents } = terms;
  await sql`
    insert into bookings (id, station_id, account_id, status, start, "end", count, phone, locale, tariff, terms_version,
      terms_accepted_at, amount_in_cents, held_until, payment_id, paid_at, cancelled_at, cancelled_by,
      confirmed_at, created_at, updated_at)
    select ${idOf('booking', 'n')}, station_id, accounts.id, kind.status, start, "end", boards,
      coalesce(accounts.phone, ''), accounts.locale, ${asJson(terms)}::jsonb, ${TERMS_VERSION}, drawn.created_at,
      boards * (extract(epoch from "end" - start)::int * ${pricePerHourInCents}::int / 3600 + ${startingFeeInCents}::int),
      case when kind.status = 'open' then ${now}::timestamptz + interval '10 minutes' else drawn.created_at + interval '10 minutes' end,
      case when is_paid then 'pi_' || n end,
      case when is_paid then drawn.created_at + interval '1 minute' end,
      case when kind.status = 'expired' then least(drawn.created_at + interval '10 minutes', ${now}) end,
      case fate when 'cancelled' then 'customer' when 'expired' then 'hold-ended' end,
      case fate when 'back' then "end" end, drawn.created_at, least(greatest("end", drawn.created_at), ${now})
    from drawn join accounts on accounts.id = ${idOf('person', 'drawn.person')}
    cross join lateral (select case when fate in ('expired', 'cancelled') then 'expired' when fate = 'held' then 'open' else 'complete' end as status, fate not in ('expired', 'held') as is_paid) kind
    where is_booked`.execute(tx);
  await sql`
    insert into sessions (id, station_id, booking_id, locker_number, status, start, "end", code, first_open_at, close_at,
      created_at, updated_at)
    select ${idOf('session', '(n * 4 + board)')}, station_id, case when is_booked then ${idOf('booking', 'n')} end,
      first_locker + board, status, start, "end",
      case when fate in ('expired', 'held') then null
        when status in ('created', 'started') then lpad((row_number() over (partition by station_id, status in ('created', 'started')
          order by start, n, board) * 7919 % 10000)::text, 4, '0')
        else lpad(floor(${chance('(n * 4 + board)', 41)} * 10000)::text, 4, '0') end,
      opened_at,
      case when status = 'finished' then date_trunc('second', "end" + case when is_late then 20 + ${chance('n', 42)} * 80
        else -${chance('n', 43)} * 15 end * interval '1 minute') end,
      drawn.created_at, least(greatest("end", drawn.created_at), ${now})
    from drawn cross join generate_series(0, boards - 1) board
    cross join lateral (select case fate when 'coming' then 'created' when 'held' then 'created' when 'out' then 'started'
      when 'back' then 'finished' else 'cancelled' end as status) kind
    cross join lateral (select case when status in ('started', 'finished')
      then least(date_trunc('second', start + ${chance('n', 44)} * interval '8 minutes'), ${now}::timestamptz) end as opened_at) opened`.execute(
    tx,
  );
  await sql`
    update lockers set status = 'rented', updated_at = sessions.first_open_at from sessions
    where sessions.station_id = lockers.station_id and locker_number = number and sessions.status = 'started'`.execute(
    tx,
  );
  await sql`
    insert into notices (id, booking_id, account_id, kind, channel, state, attempts, due_at, sent_at, created_at)
    select ${idOf('notice', '(n || kind)')}, ${idOf('booking', 'n')}, ${idOf('person', 'person')}, kind,
      case kind when 'reminder' then 'sms' else 'email' end, 'sent', 1, at, at, at
    from drawn, unnest(array['booking-confirmed', 'reminder']) kind,
      lateral (select case kind when 'reminder' then start - interval '5 minutes' else created_at + interval '2 minutes' end as at) told
    where is_booked and fate not in ('held', 'expired') and at between ${now}::timestamptz - interval '1 year' and ${now}::timestamptz`.execute(
    tx,
  );
  await sql`
    insert into booking_notes (id, booking_id, written_by, text, created_at)
    select ${idOf('note', 'n')}, ${idOf('booking', 'n')}, ${idOf('person', '0')}, 'Called about booking ' || n, start
    from drawn where is_booked and n % 97 = 5`.execute(tx);
}
