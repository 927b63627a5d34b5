import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { LATENESS_BOUNDS_SECONDS, LEAD_TIME_BOUNDS_SECONDS } from '@laine/rules/time/bucket-of.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { CLOSES_AT_HOUR, LOCKERS, OPENS_AT_HOUR } from './insert-places.ts';
import type { Network } from './network.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const arrayOf = (values: readonly (number | string)[]) => sql.raw(`array[${values.join(', ')}]::int[]`);

/** Counts per bucket, as in `bucketOf` of the rules; a bound belongs to the bucket below. */
const buckets = (value: string, bounds: readonly number[]) =>
  arrayOf(
    [...bounds, undefined].map((bound, at) => {
      const above = at === 0 ? 'true' : `${value} > ${bounds[at - 1]}`;
      const below = bound === undefined ? 'true' : `${value} <= ${bound}`;
      return `count(${value}) filter (where ${above} and ${below})`;
    }),
  );

const zeros = (length: number) => arrayOf(Array.from({ length }, () => 0));
const openSeconds = arrayOf(hours.map((hour) => (hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR ? 3600 * LOCKERS : 0)));

/**
 * Every day of every station at once. The product counts a third of a million days one after the other, which takes it
 * minutes; a test compares both results. No rental of this network crosses midnight.
 */
export async function insertInsights(tx: Db, { now }: Network): Promise<void> {
  const zone = sql`(stations.metadata ->> 'timeZone')`;
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${zone})::date`;
  await sql`
    create temporary table rented_hours on commit drop as
    select station_id, day, hour, sum(seconds)::int as seconds from (
      select sessions.station_id, began::date as day, hour,
        extract(epoch from least(ended, began::date + (hour + 1) * interval '1 hour') - greatest(began, began::date + hour * interval '1 hour')) as seconds
      from sessions join stations on stations.id = station_id left join bookings on bookings.id = booking_id,
        lateral (select sessions.start at time zone ${zone} as began, sessions."end" at time zone ${zone} as ended) wall,
        generate_series(extract(hour from began)::int, extract(hour from ended - interval '1 second')::int) hour
      where ${isCounted}) parts group by 1, 2, 3`.execute(tx);
  await sql`
    insert into insight_days (day, station_id, bookings, boards, no_shows, returned, late, late_seconds, lateness, lead_seconds,
      lead_times, revenue_in_cents, used_seconds, open_seconds, counted_at)
    with boards as (
      select sessions.station_id, ${dayOf('sessions.start')} as day, count(*)::int as boards,
        count(*) filter (where sessions.status = 'cancelled')::int as no_shows, count(late_by)::int as returned,
        count(*) filter (where late_by > ${OVERTIME_GRACE_SECONDS}::int)::int as late,
        coalesce(sum(late_by) filter (where late_by > ${OVERTIME_GRACE_SECONDS}::int), 0)::int as late_seconds,
        ${buckets('late_by', LATENESS_BOUNDS_SECONDS)} as lateness
      from sessions join stations on stations.id = station_id left join bookings on bookings.id = booking_id,
        lateral (select case when sessions.status = 'finished' then extract(epoch from close_at - sessions."end")::int end as late_by) how
      where ${isCounted} group by 1, 2
    ), booked as (
      select station_id, ${dayOf('start')} as day, count(*)::int as bookings, sum(lead)::bigint as lead_seconds,
        ${buckets('lead', LEAD_TIME_BOUNDS_SECONDS)} as lead_times
      from bookings join stations on stations.id = station_id,
        lateral (select greatest(0, extract(epoch from start - bookings.created_at))::int as lead) how
      where bookings.status = 'complete' group by 1, 2
    ), earned as (
      select at_station_id as station_id, ${dayOf('settled_at')} as day,
        sum(case kind when 'charge' then 1 else -1 end * amount_in_cents)::int as cents
      from ledger join stations on stations.id = at_station_id where state = 'succeeded' group by 1, 2
    ), used as (
      select station_id, day, array[${sql.join(
        hours.map((hour) => sql`coalesce(sum(seconds) filter (where hour = ${sql.lit(hour)}), 0)`),
      )}]::int[] as seconds
      from rented_hours group by 1, 2
    )
    select calendar.day, calendar.station_id, coalesce(bookings, 0), coalesce(boards, 0), coalesce(no_shows, 0),
      coalesce(returned, 0), coalesce(late, 0), coalesce(late_seconds, 0),
      coalesce(lateness, ${zeros(LATENESS_BOUNDS_SECONDS.length + 1)}), coalesce(lead_seconds, 0),
      coalesce(lead_times, ${zeros(LEAD_TIME_BOUNDS_SECONDS.length + 1)}), coalesce(cents, 0), coalesce(used.seconds, ${zeros(24)}),
      ${openSeconds}, ${now}
    from (
      select id as station_id, day::date from stations, lateral (select ${now}::timestamptz as today) moment,
        generate_series(${dayOf('created_at')}, ${dayOf('today')}, interval '1 day') day
    ) calendar
    left join boards using (station_id, day) left join booked using (station_id, day)
    left join earned using (station_id, day) left join used using (station_id, day)
    -- As the days came.
    order by calendar.day, calendar.station_id`.execute(tx);
  await sql`insert into insight_totals select * from insight_totals_of(array(select distinct day from insight_days))`.execute(
    tx,
  );
}

/** As insights count: neither cancelled sessions nor unpaid holds. */
const isCounted = sql`(sessions.status <> 'cancelled' and bookings.status is distinct from 'open'
  or sessions.status = 'cancelled' and bookings.status = 'complete')`;
