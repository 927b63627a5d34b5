-- What customers pay beforehand and use in a booking.

create table passes (
  id             text primary key,
  account_id     text not null references accounts,
  status         text not null check (status in ('open', 'active', 'ended', 'revoked')),
  price_in_cents integer not null check (price_in_cents >= 0),
  starts_at      timestamptz,
  ends_at        timestamptz,
  checkout_id    text unique,
  ended_at       timestamptz,
  end_reason     text,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);
-- One seasonal pass per customer at a time.
create unique index passes_one_active on passes (account_id) where status = 'active';
create index passes_of_account on passes (account_id, created_at desc);

create table gift_cards (
  id               text primary key,
  code_hash        text not null unique,
  status           text not null check (status in ('open', 'active', 'revoked')),
  initial_in_cents integer not null check (initial_in_cents > 0),
  balance_in_cents integer not null check (balance_in_cents >= 0),
  bought_by        text references accounts,
  issued_by        text references accounts,
  recipient_email  text,
  checkout_id      text unique,
  expires_at       timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
