-- People and how they sign in. Ids are random text made by the server; every time is set from its clock.

create table accounts (
  id                  text primary key,
  -- Lower case. Null once the personal data is removed; the row itself stays for the accounting rows that point here.
  email               text unique,
  name                text,
  phone               text,
  image               text,
  country             text,
  postal_code         text,
  locale              text check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  role                text not null default 'user' check (role in ('user', 'admin')),
  status              text not null default 'active' check (status in ('active', 'deactivated', 'banned', 'removed')),
  password_hash       text,
  payment_customer_id text unique,
  deactivated_at      timestamptz,
  removed_at          timestamptz,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  check (email is not null or status = 'removed'),
  check (status <> 'deactivated' or deactivated_at is not null)
);
create index accounts_to_remove on accounts (deactivated_at) where status = 'deactivated';

-- An account at Google or Facebook that opens one of ours.
create table identities (
  provider       text not null check (provider in ('google', 'facebook')),
  id_at_provider text not null,
  account_id     text not null references accounts,
  created_at     timestamptz not null,
  primary key (provider, id_at_provider)
);
create index identities_of_account on identities (account_id);

-- A signed-in browser (cookie) or program (bearer token). Only the hash of the token is kept.
create table logins (
  id           text primary key,
  account_id   text not null references accounts,
  token_hash   text not null unique,
  kind         text not null check (kind in ('cookie', 'bearer')),
  method       text not null check (method in ('email', 'google', 'facebook', 'password')),
  device       text not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index logins_of_account on logins (account_id, created_at);
create index logins_by_age on logins (created_at);

create table login_codes (
  id         text primary key,
  email      text not null,
  code_hash  text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index login_codes_of_email on login_codes (email, created_at);
create index login_codes_by_age on login_codes (created_at);

-- Wrong codes and passwords, counted per address whatever the code was.
create table login_tries (
  id         bigint generated always as identity primary key,
  email      text not null,
  kind       text not null check (kind in ('code', 'password')),
  created_at timestamptz not null
);
create index login_tries_of_email on login_tries (email, created_at);
create index login_tries_by_age on login_tries (created_at);

-- A round trip to Google or Facebook under way: used once, bound to the browser that began it.
create table provider_sign_ins (
  state_hash    text primary key,
  provider      text not null check (provider in ('google', 'facebook')),
  browser_hash  text not null,
  pkce_verifier text not null,
  nonce         text not null,
  redirect      text not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index provider_sign_ins_by_age on provider_sign_ins (expires_at);

-- A provider's account whose unverified e-mail waits to be confirmed by a code, in the browser that came from there.
-- A code alone must not link it: whoever gets the mail may have asked for a code of their own.
create table waiting_identities (
  browser_hash   text not null,
  email          text not null,
  provider       text not null check (provider in ('google', 'facebook')),
  id_at_provider text not null,
  expires_at     timestamptz not null,
  primary key (browser_hash, email)
);
create index waiting_identities_by_age on waiting_identities (expires_at);

create table consents (
  id         text primary key,
  account_id text not null references accounts,
  kind       text not null check (kind in ('terms', 'privacy', 'saved-card', 'age')),
  version    text not null,
  given_at   timestamptz not null
);
create index consents_of_account on consents (account_id, given_at);

create table warnings (
  id         text primary key,
  account_id text not null references accounts,
  session_id text unique,
  reason     text not null,
  given_at   timestamptz not null,
  expires_at timestamptz not null,
  dropped_at timestamptz
);
create index warnings_of_account on warnings (account_id, given_at);

-- Programs with access to the admin calls. `hash` is the SHA-256 of 256 random bits.
create table api_keys (
  id          text primary key,
  name        text not null,
  hash        text not null unique,
  -- Null: all stations.
  station_ids text[],
  created_by  text references accounts,
  expires_at  timestamptz,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
