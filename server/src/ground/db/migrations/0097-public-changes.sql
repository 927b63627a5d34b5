-- A statement that changed no row told everybody to forget their pages, such as each minute's look for lost holds.
drop trigger stations_changed on stations;
create trigger stations_changed after insert or delete or update of status, metadata, sales_stopped_at on stations
  for each row execute function notify_public_change();
drop trigger bookings_changed on bookings;
create trigger bookings_changed after insert or update or delete on bookings
  for each row execute function notify_public_change();
drop trigger reviews_changed on reviews;
create trigger reviews_changed after insert or update or delete on reviews
  for each row execute function notify_public_change();
