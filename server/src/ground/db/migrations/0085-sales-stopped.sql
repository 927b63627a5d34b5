-- Since when a station where nobody could be called sells nothing new. Public pages say so, so they hear of it.
alter table stations add column sales_stopped_at timestamptz;
drop trigger stations_changed on stations;
create trigger stations_changed after insert or delete or update of status, metadata, sales_stopped_at on stations
  for each statement execute function notify_public_change();
