-- What visitors see changes at one station, and is told with its id: what is cached of the others stays. What nobody
-- sees is no news, such as an unpaid hold, a phone that is blanked or an old booking that is purged.

drop trigger stations_changed on stations;
drop trigger bookings_changed on bookings;
drop trigger reviews_changed on reviews;
drop function notify_public_change();

create function notify_public_station_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public-change', json_build_array('station', coalesce(new.id, old.id))::text);
  return null;
end
$$;
create trigger stations_changed after insert or delete on stations
  for each row execute function notify_public_station_change();
create trigger station_facts_changed after update of status, metadata, prefs, sales_stopped_at on stations
  for each row when (
    (old.status, old.metadata, old.prefs, old.sales_stopped_at is null)
    is distinct from
    (new.status, new.metadata, new.prefs, new.sales_stopped_at is null)
  )
  execute function notify_public_station_change();

create function notify_public_booking_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public-change', json_build_array('bookings', coalesce(new.station_id, old.station_id))::text);
  return null;
end
$$;
create trigger new_bookings_changed after insert on bookings
  for each row when (new.status = 'complete') execute function notify_public_booking_change();
create trigger bookings_changed after update of status, account_id, start, "end", count on bookings
  for each row when (
    (old.status = 'complete' or new.status = 'complete')
    and (old.status, old.account_id, old.start, old."end", old.count)
      is distinct from (new.status, new.account_id, new.start, new."end", new.count)
  )
  execute function notify_public_booking_change();
-- The product's clock may be ahead of the database's, never behind it: what ended for the one has ended for the other.
create trigger deleted_bookings_changed after delete on bookings
  for each row when (old.status = 'complete' and old."end" > now()) execute function notify_public_booking_change();

create function notify_public_review_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public-change', '["reviews"]');
  return null;
end
$$;
create trigger new_reviews_changed after insert on reviews
  for each row when (new.published_at is not null) execute function notify_public_review_change();
create trigger reviews_changed after update on reviews
  for each row when ((old.published_at is not null or new.published_at is not null) and old is distinct from new)
  execute function notify_public_review_change();
create trigger deleted_reviews_changed after delete on reviews
  for each row when (old.published_at is not null) execute function notify_public_review_change();
