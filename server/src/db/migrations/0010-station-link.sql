-- What the link to the stations' programs needs.

-- What was asked and what came back, for whichever process holds the station's socket.
alter table commands add column params jsonb not null default '{}';
alter table commands add column result jsonb;

-- How far the station's clock was ahead of ours when last measured.
alter table stations add column clock_offset_in_ms bigint;
-- The program that is running now.
alter table stations add column boot_id text;
alter table stations add column program_version text;

-- Which moment an event is taken to have happened at; happened_at is what the station said.
alter table station_events add column counted_at timestamptz;

-- Whatever a station's program must learn says so itself, at commit; the process that holds its socket sends it on.
create function notify_station_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('station-change', coalesce(new.station_id, old.station_id));
  return null;
end
$$;
create function notify_station_row_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('station-change', new.id);
  return null;
end
$$;

create trigger sessions_for_station after insert or update or delete on sessions
  for each row execute function notify_station_change();
create trigger lockers_for_station after insert or delete or update of status on lockers
  for each row execute function notify_station_change();
create trigger items_for_station after insert or update or delete on items
  for each row execute function notify_station_change();
create trigger stations_for_station after update of prefs, metadata, status, api_key_hash on stations
  for each row execute function notify_station_row_change();

-- Every change of a session is a new revision; a station never lets an older one overwrite a newer.
create function raise_session_revision() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.revision := greatest(new.revision, old.revision + 1);
  end if;
  return new;
end
$$;
create trigger sessions_revision before update on sessions
  for each row execute function raise_session_revision();
