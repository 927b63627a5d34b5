-- A year of a large network is a hundred thousand days of stations. All of them together are 365 days.
alter table insight_days
  add column used_total integer generated always as (
    used_seconds[1] + used_seconds[2] + used_seconds[3] + used_seconds[4] + used_seconds[5] + used_seconds[6]
    + used_seconds[7] + used_seconds[8] + used_seconds[9] + used_seconds[10] + used_seconds[11] + used_seconds[12]
    + used_seconds[13] + used_seconds[14] + used_seconds[15] + used_seconds[16] + used_seconds[17] + used_seconds[18]
    + used_seconds[19] + used_seconds[20] + used_seconds[21] + used_seconds[22] + used_seconds[23] + used_seconds[24]) stored,
  add column open_total integer generated always as (
    open_seconds[1] + open_seconds[2] + open_seconds[3] + open_seconds[4] + open_seconds[5] + open_seconds[6]
    + open_seconds[7] + open_seconds[8] + open_seconds[9] + open_seconds[10] + open_seconds[11] + open_seconds[12]
    + open_seconds[13] + open_seconds[14] + open_seconds[15] + open_seconds[16] + open_seconds[17] + open_seconds[18]
    + open_seconds[19] + open_seconds[20] + open_seconds[21] + open_seconds[22] + open_seconds[23] + open_seconds[24]) stored;

-- Every day of all stations together, added up again with each count of one of its days.
create table insight_totals (
  day              date primary key,
  bookings         integer not null,
  boards           integer not null,
  no_shows         integer not null,
  returned         integer not null,
  late             integer not null,
  late_seconds     bigint not null,
  lateness         bigint[] not null,
  lead_seconds     bigint not null,
  lead_times       bigint[] not null,
  revenue_in_cents bigint not null,
  used_seconds     bigint[] not null,
  open_seconds     bigint[] not null,
  used_total       bigint not null,
  open_total       bigint not null
);

-- Lists are added place by place.
create function insight_totals_of(days date[]) returns setof insight_totals language sql stable as $$
  with places as (
    select day, place, sum(hour_used) as hour_used, sum(hour_open) as hour_open, sum(by_late) as by_late, sum(by_lead) as by_lead
    from insight_days, unnest(used_seconds, open_seconds, lateness, lead_times) with ordinality
      as lists (hour_used, hour_open, by_late, by_lead, place)
    where day = any(days) group by day, place
  ), lists as (
    select day,
      array_agg(by_late order by place) filter (where by_late is not null) as lateness,
      array_agg(by_lead order by place) filter (where by_lead is not null) as lead_times,
      array_agg(hour_used order by place) filter (where hour_used is not null) as used_seconds,
      array_agg(hour_open order by place) filter (where hour_open is not null) as open_seconds
    from places group by day
  ), counts as (
    select day, sum(bookings)::int as bookings, sum(boards)::int as boards, sum(no_shows)::int as no_shows,
      sum(returned)::int as returned, sum(late)::int as late, sum(late_seconds)::bigint as late_seconds,
      sum(lead_seconds)::bigint as lead_seconds, sum(revenue_in_cents)::bigint as revenue_in_cents,
      sum(used_total)::bigint as used_total, sum(open_total)::bigint as open_total
    from insight_days where day = any(days) group by day
  )
  select day, bookings, boards, no_shows, returned, late, late_seconds, lateness::bigint[], lead_seconds, lead_times::bigint[],
    revenue_in_cents, used_seconds::bigint[], open_seconds::bigint[], used_total, open_total
  from counts join lists using (day)
$$;
insert into insight_totals select * from insight_totals_of(array(select distinct day from insight_days));
