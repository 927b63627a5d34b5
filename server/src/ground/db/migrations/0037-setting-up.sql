-- How far a station is set up: with which driver its program is started, and when its first door opened.
alter table stations add column driver text check (driver in ('serial', 'simulated'));
alter table stations add column first_opened_at timestamptz;
-- Whatever was heard from before is set up.
update stations set first_opened_at = created_at where last_seen_at is not null;

drop trigger stations_live on stations;
create trigger stations_live
  after insert or update of status, metadata, prefs, info, webhook_url, program_version, api_key_hash, driver, first_opened_at
  on stations
  for each row execute function notify_live_station_change();
