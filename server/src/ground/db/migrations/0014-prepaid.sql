-- Seasonal passes and gift cards as they are sold, used and given back.

-- What staff sell: the list that the page shows.
create table pass_offers (
  id             text primary key,
  name           text not null,
  country        text not null check (country ~ '^[A-Z]{2}$'),
  -- The provider takes no smaller payment.
  price_in_cents integer not null check (price_in_cents >= 50),
  first_day      date not null,
  last_day       date not null,
  -- Empty: every station of the country.
  station_ids    text[] not null default '{}',
  on_sale        boolean not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  check (first_day <= last_day)
);

-- `lapsed`: nobody paid, and its page is closed. `withdrawn`: the buyer took the purchase back by law.
alter table passes drop constraint passes_status_check;
alter table passes add constraint passes_status_check
  check (status in ('open', 'lapsed', 'active', 'ended', 'revoked', 'withdrawn'));
-- Its page is in payment_pages.
alter table passes drop column checkout_id;
alter table passes add column offer_id text references pass_offers;
-- Copied from the offer: what was sold stays as it was.
alter table passes add column name text not null default '';
alter table passes add column country text check (country ~ '^[A-Z]{2}$');
alter table passes add column station_ids text[] not null default '{}';
alter table passes add column locale text not null default 'en' check (locale in ('es', 'et', 'en', 'ru', 'fr'));
-- The buyer asked for it, knowing that hours used before a withdrawal are then paid.
alter table passes add column starts_at_once boolean not null default false;
alter table passes add column bought_at timestamptz;
alter table passes add column withdrawn_at timestamptz;
create index passes_of_offer on passes (offer_id);
create index passes_open on passes (created_at) where status = 'open';

alter table gift_cards drop constraint gift_cards_status_check;
alter table gift_cards add constraint gift_cards_status_check
  check (status in ('open', 'lapsed', 'active', 'revoked', 'withdrawn'));
alter table gift_cards drop column checkout_id;
alter table gift_cards add column message text;
alter table gift_cards add column sender_name text;
alter table gift_cards add column locale text not null default 'en' check (locale in ('es', 'et', 'en', 'ru', 'fr'));
alter table gift_cards add column bought_at timestamptz;
alter table gift_cards add column withdrawn_at timestamptz;
create index gift_cards_open on gift_cards (created_at) where status = 'open';

-- Codes that were no gift card's, so that guessing has an end.
create table gift_card_tries (
  id         bigint generated always as identity primary key,
  account_id text not null references accounts,
  created_at timestamptz not null
);
create index gift_card_tries_of_account on gift_card_tries (account_id, created_at);
create index gift_card_tries_by_age on gift_card_tries (created_at);

-- What the pass took off: charged after all when the hour is given up too late or not used.
alter table bookings add column pass_in_cents integer not null default 0 check (pass_in_cents >= 0);
create index bookings_of_pass on bookings (pass_id) where pass_id is not null;

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in
  ('terms', 'privacy', 'saved-card', 'age', 'safety', 'news', 'review-requests', 'pass-at-once'));
