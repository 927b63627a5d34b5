-- What staff have on their screens is told to every process at commit: what changed, where, and its id.

create function notify_live_change() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('live-change', json_build_array(tg_argv[0], changed.station_id, changed.id)::text);
  return null;
end
$$;

-- Of lockers, by their number.
create function notify_live_locker_change() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('live-change', json_build_array('locker', changed.station_id, changed.number::text)::text);
  return null;
end
$$;

create function notify_live_station_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live-change', json_build_array('station', new.id, new.id)::text);
  return null;
end
$$;

-- A station's program has come or gone.
create function notify_live_link_change() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('live-change', json_build_array('station', changed.station_id, changed.station_id)::text);
  return null;
end
$$;

create trigger sessions_live after insert or update or delete on sessions
  for each row execute function notify_live_change('session');
create trigger bookings_live after insert or update or delete on bookings
  for each row execute function notify_live_change('booking');
create trigger items_live after insert or update or delete on items
  for each row execute function notify_live_change('item');
create trigger alerts_live after insert or update or delete on alerts
  for each row execute function notify_live_change('alert');
create trigger problems_live after insert or update or delete on problems
  for each row execute function notify_live_change('problem');
create trigger closures_live after insert or update or delete on closures
  for each row execute function notify_live_change('closure');
create trigger lockers_live after insert or update or delete on lockers
  for each row execute function notify_live_locker_change();
-- Not of every sign of life: those come twice a minute from every station.
create trigger stations_live after insert or update of status, metadata, prefs, info, webhook_url, program_version on stations
  for each row execute function notify_live_station_change();
create trigger station_links_live after insert or delete or update of connection_id on station_connections
  for each row execute function notify_live_link_change();
