-- A station's screen invites people without a booking only while the station sells.
drop trigger stations_for_station on stations;
create trigger stations_for_station after update of prefs, metadata, status, api_key_hash, sales_stopped_at on stations
  for each row execute function notify_station_row_change();
