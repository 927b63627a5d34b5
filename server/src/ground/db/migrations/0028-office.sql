-- What the office reads: long lists from any of their rows on, newest first, by whatever they are filtered.
drop index audit_by_time;
create index audit_by_time on audit (created_at desc, id desc);
drop index audit_of_station;
create index audit_of_station on audit (station_id, created_at desc, id desc) where station_id is not null;
drop index audit_of_actor;
create index audit_of_actor on audit (actor_id, created_at desc, id desc);
create index audit_of_action on audit (action, created_at desc, id desc);

drop index statements_by_month;
create index statements_by_month on statements (month desc, station_id);

-- Money that moved for a booking belongs to the station of the booking, which never changes. Its name tells it apart from
-- the station of the booking where both are read.
alter table ledger add column at_station_id text references stations;
update ledger set at_station_id = bookings.station_id from bookings where bookings.id = ledger.booking_id;
create function set_ledger_station() returns trigger language plpgsql as $$
begin
  select station_id into new.at_station_id from bookings where id = new.booking_id;
  return new;
end
$$;
create trigger ledger_has_station before insert on ledger
  for each row when (new.booking_id is not null) execute function set_ledger_station();
create index ledger_by_time on ledger (created_at desc, id desc);
create index ledger_of_station on ledger (at_station_id, created_at desc, id desc) where at_station_id is not null;
create index ledger_for_purpose on ledger (purpose, created_at desc, id desc);
create index ledger_unsettled on ledger (state, created_at desc, id desc) where state <> 'succeeded';
