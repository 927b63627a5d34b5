-- One more hour for a running rental. While it is held the sessions already end later, so that nobody else gets their
-- lockers; the booking's own end moves when it is paid, and a lapse moves the sessions back.
create table extensions (
  id              text primary key,
  booking_id      text not null references bookings,
  status          text not null check (status in ('held', 'done', 'lapsed')),
  boards          integer not null check (boards between 1 and 3),
  price_in_cents  integer not null check (price_in_cents >= 0),
  old_end         timestamptz not null,
  new_end         timestamptz not null,
  held_until      timestamptz not null,
  asked_from      text not null check (asked_from in ('web', 'screen')),
  -- The charge that is tried now; null where the hour costs nothing.
  ledger_id       text references ledger,
  -- The saved card did not pay: from then on only a payment page can.
  card_refused_at timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (old_end < new_end)
);
-- Once for each booking; one that lapsed does not count.
create unique index extensions_once on extensions (booking_id) where status in ('held', 'done');
create index extensions_held on extensions (held_until) where status = 'held';
create index extensions_of_booking on extensions (booking_id);
create index extensions_of_ledger on extensions (ledger_id);
