-- Changes that other processes must hear of are told by the database itself, at commit.

-- What anonymous visitors see has changed: cached pages and lists are dropped.
create function notify_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public-change', '');
  return null;
end
$$;

create trigger stations_changed after insert or delete or update of status, metadata on stations
  for each statement execute function notify_public_change();
create trigger bookings_changed after insert or update or delete on bookings
  for each statement execute function notify_public_change();
create trigger reviews_changed after insert or update or delete on reviews
  for each statement execute function notify_public_change();

-- What a station's program must know has changed: the process that holds its socket sends it on.
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
