-- Passkeys: what is stored of one is its public half, which opens nothing.
create table passkeys (
  id            text primary key,
  account_id    text not null references accounts,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  name          text not null,
  -- Kept by a service that brings it to the person's other devices.
  backed_up     boolean not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_of_account on passkeys (account_id, created_at);

-- What an authenticator is asked to sign: once, soon, and in the browser that asked.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose        text not null check (purpose in ('register', 'sign-in')),
  account_id     text references accounts,
  browser_hash   text not null,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  check ((purpose = 'register') = (account_id is not null))
);
create index passkey_challenges_by_age on passkey_challenges (created_at);
create index passkey_challenges_of_account on passkey_challenges (account_id) where account_id is not null;

-- Each opens the account once, for whoever has lost their passkeys.
create table recovery_codes (
  id         text primary key,
  account_id text not null references accounts,
  code_hash  text not null unique,
  created_at timestamptz not null,
  used_at    timestamptz
);
create index recovery_codes_of_account on recovery_codes (account_id);

alter table logins drop constraint logins_method_check;
alter table logins add constraint logins_method_check
  check (method in ('email', 'google', 'facebook', 'password', 'passkey', 'recovery-code'));

alter table logins drop constraint logins_ended_because_check;
alter table logins add constraint logins_ended_because_check
  check (ended_because in ('signed-out', 'ended-elsewhere', 'signed-in-again', 'password-changed', 'role-changed',
    'restricted', 'deleted', 'recovered'));

-- When somebody who runs stations put the offer of a passkey away.
alter table accounts add column passkey_offer_closed_at timestamptz;
