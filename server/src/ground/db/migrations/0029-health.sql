-- How stations and lockers are, kept by the hour as it comes in: a month of it is read at once, however many signs of life
-- there were.

create table ping_hours (
  station_id          text not null references stations,
  hour                timestamptz not null,
  -- Which of its twelve times five minutes had a sign of life: a bit each.
  heard               integer not null,
  -- The least in the hour.
  free_memory_percent double precision not null,
  -- At its last sign of life.
  uptime_in_seconds   double precision not null,
  -- The furthest in the hour, before or behind.
  clock_offset_in_ms  double precision not null,
  networks            text[] not null,
  primary key (station_id, hour)
);
create index ping_hours_by_age on ping_hours (hour);

insert into ping_hours
select station_id, date_trunc('hour', created_at, 'UTC'),
  bit_or(1 << (extract(minute from created_at)::int / 5)),
  min(case when (data->>'totalMem')::float8 > 0
    then least(100, greatest(0, 100 * (data->>'availMem')::float8 / (data->>'totalMem')::float8)) else 0 end),
  greatest(0, max((data->>'time')::float8 - (data->>'bootTime')::float8) / 1000),
  max(abs((data->>'time')::float8 - extract(epoch from created_at)::float8 * 1000)),
  (array_agg(distinct left(data->>'networkType', 40)))[1:8]
from pings
where data->>'totalMem' is not null and data->>'time' is not null
group by 1, 2;

-- When lockers were out of service. Whoever changes their state writes it, so it cannot be forgotten.
create table locker_outages (
  station_id    text not null,
  locker_number integer not null,
  began_at      timestamptz not null,
  ended_at      timestamptz,
  primary key (station_id, locker_number, began_at),
  foreign key (station_id, locker_number) references lockers on delete cascade
);
create unique index locker_outages_running on locker_outages (station_id, locker_number) where ended_at is null;
create index locker_outages_by_age on locker_outages (ended_at) where ended_at is not null;

create function note_locker_outage() returns trigger language plpgsql as $$
begin
  if new.status = 'disabled' then
    insert into locker_outages values (new.station_id, new.number, new.updated_at)
    on conflict (station_id, locker_number, began_at) do update set ended_at = null;
  else
    update locker_outages set ended_at = greatest(began_at, new.updated_at)
    where station_id = new.station_id and locker_number = new.number and ended_at is null;
  end if;
  return null;
end $$;
create trigger lockers_outage after update of status on lockers
  for each row when ((old.status = 'disabled') is distinct from (new.status = 'disabled'))
  execute function note_locker_outage();
insert into locker_outages select station_id, number, updated_at from lockers where status = 'disabled';

-- How often doors opened and jammed: answered from the index alone.
create index logs_of_doors on logs (station_id, created_at, locker_number, title)
  where title in ('door-opened', 'door-jammed');
