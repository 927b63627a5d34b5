-- Bookings and their sessions, one session per board. The database itself refuses two boards behind one door.

create extension if not exists btree_gist;

create table bookings (
  id                 text primary key,
  station_id         text not null references stations,
  account_id         text not null references accounts,
  status             text not null check (status in ('open', 'complete', 'expired')),
  start              timestamptz not null,
  "end"              timestamptz not null,
  count              integer not null check (count between 1 and 3),
  phone              text not null,
  locale             text not null check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  -- Prices, refund rule and overtime rule as they were when the customer agreed; later edits do not change them.
  tariff             jsonb not null,
  terms_version      text not null,
  terms_accepted_at  timestamptz not null,
  amount_in_cents    integer check (amount_in_cents >= 0),
  pass_id            text references passes,
  gift_card_id       text references gift_cards,
  gift_card_in_cents integer not null default 0 check (gift_card_in_cents >= 0),
  -- The hold of an unpaid booking, and its page at the payment provider.
  held_until         timestamptz,
  checkout_id        text unique,
  checkout_url       text,
  -- The address the customer came from. The payment page leads back to it, and asking the provider again after a lost
  -- answer must repeat the very same request.
  checkout_origin    text,
  payment_id         text unique,
  paid_at            timestamptz,
  cancelled_at       timestamptz,
  cancelled_by       text check (cancelled_by in ('customer', 'operator', 'hold-ended')),
  extended_at        timestamptz,
  confirmed_at       timestamptz,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  check (start < "end"),
  check (status <> 'open' or held_until is not null),
  check (status <> 'complete' or paid_at is not null)
);
-- One open hold per customer.
create unique index bookings_one_hold on bookings (account_id) where status = 'open';
create index bookings_upcoming on bookings (station_id, "end") where status = 'complete';
create index bookings_of_account on bookings (account_id, created_at desc);
create index bookings_held on bookings (held_until) where status = 'open';

create table sessions (
  id             text primary key,
  station_id     text not null references stations,
  -- Null for a session that staff made without a payment.
  booking_id     text references bookings,
  locker_number  integer,
  status         text not null check (status in ('created', 'started', 'finished', 'cancelled')),
  start          timestamptz not null,
  "end"          timestamptz not null,
  -- Given when the booking is paid, never before.
  code           text check (code ~ '^\d{4}$'),
  -- True until the station has confirmed that it forgot the code; a code is not given out again before that.
  code_known     boolean not null default false,
  first_open_at  timestamptz,
  close_at       timestamptz,
  -- When the renter stood before a door that did not open. A renter who then gets no board at all gets the money back.
  door_failed_at timestamptz,
  -- Tags seen in the locker before the first opening.
  baseline_rfids text[],
  note           text,
  external_url   text,
  revision       integer not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  check (start < "end"),
  check (status <> 'started' or first_open_at is not null),
  check (status <> 'started' or locker_number is not null),
  foreign key (station_id, locker_number) references lockers (station_id, number),
  constraint sessions_no_two_behind_one_door
    exclude using gist (station_id with =, locker_number with =, tstzrange(start, "end") with &&)
    where (status in ('created', 'started')) deferrable initially deferred
);
create unique index sessions_one_started_per_locker on sessions (station_id, locker_number) where status = 'started';
create unique index sessions_code_once on sessions (station_id, code)
  where code is not null and (status in ('created', 'started') or code_known);
create index sessions_live on sessions (station_id, "end") where status in ('created', 'started');
create index sessions_of_booking on sessions (booking_id);
create index sessions_by_start on sessions (station_id, start desc);

-- Every change of a session is a new revision; a station never lets an older one overwrite a newer.
create function raise_session_revision() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
create trigger sessions_revision before update on sessions
  for each row execute function raise_session_revision();

create table reviews (
  id           text primary key,
  account_id   text references accounts,
  booking_id   text unique references bookings,
  name         text not null,
  text         text not null,
  locale       text not null check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  published_at timestamptz,
  rejected_at  timestamptz,
  created_at   timestamptz not null
);
create index reviews_published on reviews (published_at desc) where published_at is not null;
