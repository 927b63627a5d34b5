-- What the late boards of a booking cost: decided once, when the last of them is back or at the longest overtime.

create table overtimes (
  booking_id      text primary key references bookings,
  -- Per board: session, locker, booked end, when it came back (null: it was out), late and billed seconds, cents.
  boards          jsonb not null,
  -- What is asked for by now: a journal that comes later may prove less, never more.
  amount_in_cents integer not null check (amount_in_cents >= 0),
  decided_at      timestamptz not null,
  -- The charge of the saved card.
  ledger_id       text not null references ledger,
  objected_at     timestamptz,
  objection       text,
  answered_at     timestamptz,
  answered_by     text references accounts,
  answer          text check (answer in ('kept', 'dropped')),
  answer_reason   text,
  check ((answered_at is null) = (answer is null))
);
create index overtimes_objected on overtimes (objected_at) where objected_at is not null and answered_at is null;
create index overtimes_of_ledger on overtimes (ledger_id);
