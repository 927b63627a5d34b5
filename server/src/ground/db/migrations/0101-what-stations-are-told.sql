-- The signal that a station must be told something was sent for changes that tell it nothing, such as an unpaid hold.

-- A station is told of a session while that has a code that works or that the station may still know. A code that it
-- has confirmed to have forgotten, or never knew, is no news.
drop trigger sessions_for_station on sessions;
create trigger new_sessions_for_station after insert on sessions
  for each row when (new.code_known or (new.code is not null and new.status in ('created', 'started')))
  execute function notify_station_change();
create trigger changed_sessions_for_station after update on sessions
  for each row when (
    old.revision <> new.revision
    and (new.code_known or (new.code is not null and new.status in ('created', 'started')))
  )
  execute function notify_station_change();
create trigger deleted_sessions_for_station after delete on sessions
  for each row when (old.code_known or (old.code is not null and old.status in ('created', 'started')))
  execute function notify_station_change();
create trigger retired_codes_for_station after insert on retired_codes
  for each row execute function notify_station_change();

drop trigger lockers_for_station on lockers;
create trigger new_lockers_for_station after insert or delete on lockers
  for each row execute function notify_station_change();
create trigger changed_lockers_for_station after update of status on lockers
  for each row when (old.status <> new.status)
  execute function notify_station_change();

drop trigger items_for_station on items;
create trigger new_items_for_station after insert or delete on items
  for each row execute function notify_station_change();
create trigger changed_items_for_station after update on items
  for each row when (
    (old.place, old.locker_number, old.name, old.metadata, old.rfid, old.can_open_door, old.status)
    is distinct from
    (new.place, new.locker_number, new.name, new.metadata, new.rfid, new.can_open_door, new.status)
  )
  execute function notify_station_change();

-- A replaced key ends links at once, also those that are never told anything.
create function notify_station_key_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('station-key-change', new.id);
  return null;
end
$$;
create trigger station_keys_for_station after update of api_key_hash on stations
  for each row when (old.api_key_hash is distinct from new.api_key_hash)
  execute function notify_station_key_change();
