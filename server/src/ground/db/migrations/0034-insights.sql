-- What each day brought at each station, added up, so that any range is read by an index. Days and hours are the station's
-- own. Lists by hour have 24 entries; what a list counts by its place stands in the rules (lead-time, lateness).
create table insight_days (
  day              date not null,
  station_id       text not null references stations on delete cascade,
  bookings         integer not null,
  -- Boards that somebody collected or was to collect.
  boards           integer not null,
  no_shows         integer not null,
  returned         integer not null,
  late             integer not null,
  late_seconds     integer not null,
  lateness         integer[] not null,
  lead_seconds     bigint not null,
  lead_times       integer[] not null,
  revenue_in_cents integer not null,
  used_seconds     integer[] not null,
  open_seconds     integer[] not null,
  counted_at       timestamptz not null,
  primary key (day, station_id)
);
create index insight_days_of_station on insight_days (station_id, day);

-- Which time of a station has to be counted again. Whoever changes something only adds a row and waits for nobody.
create table insight_changes (
  station_id text not null,
  since      timestamptz not null,
  until      timestamptz not null
);

create function note_insight_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into insight_changes values (old.station_id, old.start, old."end"); end if;
  if tg_op = 'INSERT' then insert into insight_changes values (new.station_id, new.start, new."end"); end if;
  if tg_op = 'UPDATE' and (old.start, old."end") is distinct from (new.start, new."end") then
    insert into insight_changes values (new.station_id, new.start, new."end");
  end if;
  return null;
end
$$;
create trigger sessions_insight after insert or delete on sessions
  for each row execute function note_insight_change();
create trigger sessions_insight_again after update on sessions
  for each row when ((old.start, old."end", old.status, old.first_open_at, old.close_at, old.cancelled_in_cents)
    is distinct from (new.start, new."end", new.status, new.first_open_at, new.close_at, new.cancelled_in_cents))
  execute function note_insight_change();
create trigger bookings_insight_again after update on bookings
  for each row when ((old.start, old."end", old.status) is distinct from (new.start, new."end", new.status))
  execute function note_insight_change();
create trigger bookings_insight after insert or delete on bookings
  for each row execute function note_insight_change();

create function note_money_insight_change() returns trigger language plpgsql as $$
begin
  insert into insight_changes select station_id, new.settled_at, new.settled_at from bookings where id = new.booking_id;
  return null;
end
$$;
create trigger ledger_insight after insert or update of state, settled_at on ledger
  for each row when (new.booking_id is not null and new.settled_at is not null) execute function note_money_insight_change();

insert into insight_changes select distinct station_id, date_trunc('day', start), date_trunc('day', "end") from sessions;
insert into insight_changes select distinct station_id, date_trunc('day', start), date_trunc('day', "end") from bookings;
insert into insight_changes select distinct station_id, date_trunc('hour', settled_at), date_trunc('hour', settled_at)
  from ledger join bookings on bookings.id = ledger.booking_id where settled_at is not null;
