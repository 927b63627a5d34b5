-- Every money movement is one ledger row, written before the payment provider is called.

create table debts (
  id              text primary key,
  account_id      text not null references accounts,
  booking_id      text not null references bookings,
  session_id      text references sessions,
  reason          text not null check (reason in ('overtime', 'compensation', 'extension', 'late-cancellation')),
  status          text not null check (status in ('due', 'paid', 'forgiven')),
  amount_in_cents integer not null check (amount_in_cents > 0),
  due_at          timestamptz not null,
  reminders_sent  integer not null default 0,
  doubled_at      timestamptz,
  checkout_id     text unique,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index debts_due on debts (account_id) where status = 'due';

create table claims (
  id              text primary key,
  session_id      text not null references sessions,
  station_id      text not null references stations,
  status          text not null check (status in ('draft', 'proposed', 'approved', 'contested', 'charged', 'dropped')),
  items           text[] not null,
  amount_in_cents integer not null check (amount_in_cents >= 0),
  note            text not null,
  photo_urls      text[] not null default '{}',
  answer          text,
  answer_by       timestamptz,
  proposed_by     text references accounts,
  decided_by      text references accounts,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index claims_by_status on claims (status, created_at);

create table ledger (
  id              text primary key,
  kind            text not null check (kind in ('charge', 'refund')),
  purpose         text not null check (purpose in
    ('rental', 'overtime', 'extension', 'compensation', 'late-cancellation', 'pass', 'gift-card', 'debt',
     'cancellation', 'operator-fault', 'lost-hold', 'goodwill')),
  state           text not null check (state in ('pending', 'succeeded', 'failed')),
  amount_in_cents integer not null check (amount_in_cents >= 0),
  currency        text not null default 'eur',
  vat_percent     numeric(5, 2),
  account_id      text references accounts,
  booking_id      text references bookings,
  session_id      text references sessions,
  debt_id         text references debts,
  claim_id        text references claims,
  pass_id         text references passes,
  gift_card_id    text references gift_cards,
  -- The charge that a refund gives back from.
  refunds_id      text references ledger,
  attempt         integer not null default 1,
  idempotency_key text not null unique,
  provider_id     text,
  failure_code    text,
  created_at      timestamptz not null,
  settled_at      timestamptz
);
create index ledger_of_booking on ledger (booking_id);
create index ledger_pending on ledger (created_at) where state = 'pending';
create index ledger_by_provider_id on ledger (provider_id);

-- Numbered receipts and credit notes; numbers come from `counters` without gaps.
create table receipts (
  id         text primary key,
  number     text not null unique,
  kind       text not null check (kind in ('receipt', 'credit-note')),
  ledger_id  text not null unique references ledger,
  data       jsonb not null,
  issued_at  timestamptz not null
);

create table counters (
  name  text primary key,
  value bigint not null
);

-- Events of the payment provider, applied once whatever their order and number.
create table payment_events (
  id          text primary key,
  type        text not null,
  object_id   text,
  payload     jsonb not null,
  received_at timestamptz not null,
  applied_at  timestamptz
);
create index payment_events_to_apply on payment_events (received_at) where applied_at is null;
