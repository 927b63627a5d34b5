-- Whatever changes what anonymous visitors see says so itself, at commit; kept pages and lists are then dropped.

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
