-- The screen of a station that stays open warns of what everybody was told.
create trigger broadcasts_for_station after insert or update or delete on broadcasts
  for each row execute function notify_station_change();
create index broadcasts_that_warn on broadcasts (station_id, "until") where closure_id is null;
