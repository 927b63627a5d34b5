-- What staff need to list, search and change sessions and bookings.

-- Codes that no session has any more, because staff deleted or changed it, and that a station may still know: nobody gets
-- them before the station has confirmed to have forgotten them.
create table retired_codes (
  session_id text primary key,
  station_id text not null references stations,
  code       text not null,
  revision   integer not null,
  created_at timestamptz not null
);
create index retired_codes_of_station on retired_codes (station_id, code);

-- A board that staff added to a paid booking: it costs nothing, so nothing goes back for it.
alter table sessions add column is_extra boolean not null default false;

-- The lists of sessions in their six orders, across all stations and of one. PostgreSQL's own order of nulls, so that one
-- index serves both directions; the id decides between equals, so that pages do not overlap.
drop index sessions_by_start;
create index sessions_in_order_of_start on sessions (start, id);
create index sessions_in_order_of_end on sessions ("end", id);
create index sessions_in_order_of_status on sessions (status, id);
create index sessions_in_order_of_locker on sessions (locker_number, id);
create index sessions_in_order_of_opening on sessions (first_open_at, id);
create index sessions_in_order_of_closing on sessions (close_at, id);
create index sessions_of_station_by_start on sessions (station_id, start, id);
create index sessions_of_station_by_end on sessions (station_id, "end", id);
create index sessions_of_station_by_status on sessions (station_id, status, id);
create index sessions_of_station_by_locker on sessions (station_id, locker_number, id);
create index sessions_of_station_by_opening on sessions (station_id, first_open_at, id);
create index sessions_of_station_by_closing on sessions (station_id, close_at, id);
-- Filters of the lists.
create index sessions_by_status_and_start on sessions (status, start, id);
create index sessions_of_station_by_status_and_start on sessions (station_id, status, start, id);
create index sessions_of_locker_by_start on sessions (station_id, locker_number, start, id);
create index sessions_by_code on sessions (code, start) where code is not null;

create index bookings_in_order on bookings (created_at, id);
create index bookings_of_station_in_order on bookings (station_id, created_at, id);
create index bookings_by_status_in_order on bookings (status, created_at, id);
create index bookings_of_station_by_status on bookings (station_id, status, created_at, id);
create index bookings_by_day on bookings (start);
create index bookings_of_station_by_day on bookings (station_id, start);
-- A number is told without its country, and by its last digits.
create index bookings_by_phone on bookings (reverse(phone) text_pattern_ops) where phone <> '';
create index accounts_by_address on accounts (email text_pattern_ops);

-- How many rows there are of each station and state, as changes: whoever adds one waits for nobody, and the housekeeping
-- adds them up. Counting a million rows for the foot of a list would take longer than the list.
create table status_counts (
  thing      text not null,
  station_id text not null,
  status     text not null,
  change     bigint not null
);
create index status_counts_of on status_counts (thing, station_id, status) include (change);

create function count_by_status() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into status_counts values (tg_argv[0], old.station_id, old.status, -1); end if;
  if tg_op <> 'DELETE' then insert into status_counts values (tg_argv[0], new.station_id, new.status, 1); end if;
  return null;
end
$$;
create trigger sessions_counted after insert or delete on sessions
  for each row execute function count_by_status('session');
create trigger sessions_counted_again after update on sessions
  for each row when (old.status is distinct from new.status) execute function count_by_status('session');
create trigger bookings_counted after insert or delete on bookings
  for each row execute function count_by_status('booking');
create trigger bookings_counted_again after update on bookings
  for each row when (old.status is distinct from new.status) execute function count_by_status('booking');

-- What is emptied at once is counted at once.
create function forget_counts() returns trigger language plpgsql as $$
begin
  delete from status_counts where thing = tg_argv[0];
  return null;
end
$$;
create trigger sessions_emptied after truncate on sessions for each statement execute function forget_counts('session');
create trigger bookings_emptied after truncate on bookings for each statement execute function forget_counts('booking');

insert into status_counts select 'session', station_id, status, count(*) from sessions group by station_id, status;
insert into status_counts select 'booking', station_id, status, count(*) from bookings group by station_id, status;

-- What staff wrote about a booking.
create table booking_notes (
  id         text primary key,
  booking_id text not null references bookings,
  written_by text not null references accounts,
  text       text not null,
  created_at timestamptz not null
);
create index booking_notes_of_booking on booking_notes (booking_id, created_at);

-- Money or a voucher that staff gave of their own accord; what owners give counts against the limits of the station.
create table goodwills (
  id              text primary key,
  booking_id      text not null references bookings,
  station_id      text not null references stations,
  given_by        text not null references accounts,
  by_owner        boolean not null,
  form            text not null check (form in ('money', 'voucher')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  reason          text not null,
  gift_card_id    text references gift_cards on delete set null,
  created_at      timestamptz not null
);
create index goodwills_of_booking on goodwills (booking_id);
create index goodwills_of_station on goodwills (station_id, created_at) where by_owner;
create index goodwills_of_gift_card on goodwills (gift_card_id) where gift_card_id is not null;

-- One more hour may come from staff, too.
alter table extensions drop constraint extensions_asked_from_check;
alter table extensions add constraint extensions_asked_from_check check (asked_from in ('web', 'screen', 'staff'));

-- A booking's page shows its money, notices and notes as they come.
create function notify_live_booking_part() returns trigger language plpgsql as $$
begin
  perform pg_notify('live-change', json_build_array('booking', station_id, id)::text) from bookings where id = new.booking_id;
  return null;
end
$$;
create trigger ledger_live after insert or update of state on ledger
  for each row when (new.booking_id is not null) execute function notify_live_booking_part();
create trigger notices_live after insert or update of state on notices
  for each row when (new.booking_id is not null) execute function notify_live_booking_part();
create trigger booking_notes_live after insert on booking_notes
  for each row execute function notify_live_booking_part();
