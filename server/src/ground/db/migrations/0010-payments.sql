-- Money beside the payment page of a booking: saved cards charged later, gift cards, pages for other things, disputes,
-- and refunds that only a bank transfer can bring.

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (kind in ('charge', 'refund', 'dispute', 'dispute-return'));
alter table ledger drop constraint ledger_purpose_check;
alter table ledger add constraint ledger_purpose_check check (purpose in
  ('rental', 'overtime', 'extension', 'compensation', 'late-cancellation', 'pass', 'gift-card',
   'cancellation', 'operator-fault', 'lost-hold', 'goodwill', 'withdrawal', 'objection', 'pass-ended',
   'made-at-provider', 'dispute'));
-- Where the money comes from or goes to. `bank`: staff transfer it by hand.
alter table ledger add column means text not null default 'card' check (means in ('card', 'gift-card', 'bank'));
-- The saved card that is charged: asking again must repeat the very same request, whatever card is saved by then.
alter table ledger add column card_id text;
-- Whose tax applies; null for rows from before.
alter table ledger add column country text check (country ~ '^[A-Z]{2}$');
-- What the provider keeps of it, known once its own book was read.
alter table ledger add column fee_in_cents integer;
alter table ledger add column reconciled_at timestamptz;
create index ledger_to_reconcile on ledger (settled_at) where reconciled_at is null and state = 'succeeded';
create index ledger_refunds on ledger (refunds_id) where refunds_id is not null;

-- Numbers count per issuer, country, kind and year.
alter table receipts add column issuer text not null default '';
alter table receipts drop constraint receipts_number_key;
create unique index receipts_once on receipts (issuer, number);
-- Made out to a company, once, at the customer's wish.
alter table receipts add column company jsonb;
alter table receipts add column company_at timestamptz;

-- A page at the provider on which a ledger row is paid: a debt, a pass, a gift card, an extension that the saved card
-- could not pay. One at a time can be paid.
create table payment_pages (
  id          text primary key,
  ledger_id   text not null references ledger,
  account_id  text not null references accounts,
  -- Null until the provider has answered; nobody has seen the page before.
  checkout_id text unique,
  url         text,
  origin      text not null,
  locale      text not null check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  opened_at   timestamptz not null,
  expires_at  timestamptz not null,
  closed_at   timestamptz
);
create unique index payment_pages_one_open on payment_pages (ledger_id) where closed_at is null;
create index payment_pages_by_end on payment_pages (expires_at) where closed_at is null;
create index payment_pages_of_account on payment_pages (account_id);

-- A cardholder has asked the bank for the money of a charge.
create table disputes (
  -- The provider's.
  id              text primary key,
  ledger_id       text not null references ledger,
  amount_in_cents integer not null check (amount_in_cents > 0),
  reason          text not null,
  status          text not null check (status in ('open', 'won', 'lost')),
  answer_by       timestamptz,
  opened_at       timestamptz not null,
  closed_at       timestamptz
);
create index disputes_of_ledger on disputes (ledger_id);
create index disputes_open on disputes (opened_at) where status = 'open';

-- A refund that could not arrive where the money came from: the customer names an account, staff transfer it.
create table bank_refunds (
  ledger_id text primary key references ledger,
  holder    text,
  iban      text,
  asked_at  timestamptz not null,
  given_at  timestamptz,
  paid_at   timestamptz,
  paid_by   text references accounts
);
create index bank_refunds_open on bank_refunds (asked_at) where paid_at is null;
