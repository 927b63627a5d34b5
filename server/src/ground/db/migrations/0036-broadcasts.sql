-- What staff told everybody who was out or coming at a station. Whether it arrived stands in the notices.

create table broadcasts (
  -- Chosen by whoever sends it, so that a second press sends nothing twice.
  id            text primary key,
  station_id    text not null references stations,
  sent_by       text not null references accounts,
  kind          text not null,
  -- Staff's own, by language.
  words         jsonb not null default '{}',
  "until"       timestamptz not null,
  closure_id    text references closures,
  back_in_cents integer not null default 0 check (back_in_cents >= 0),
  created_at    timestamptz not null
);
create index broadcasts_of_station on broadcasts (station_id, created_at desc, id);
create index broadcasts_by_age on broadcasts (created_at);

create table broadcast_recipients (
  broadcast_id text not null references broadcasts on delete cascade,
  booking_id   text not null references bookings on delete cascade,
  part         text not null check (part in ('out', 'coming', 'cancelled')),
  primary key (broadcast_id, booking_id)
);
create index broadcast_recipients_of_booking on broadcast_recipients (booking_id);
create index broadcasts_of_closure on broadcasts (closure_id) where closure_id is not null;

-- The screen of a closed station says so.
create trigger closures_for_station after insert or update or delete on closures
  for each row execute function notify_station_change();
