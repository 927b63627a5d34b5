-- A provider's account whose unverified e-mail waits to be confirmed by a code, in the browser that came from there.
-- A code alone must not link it: whoever gets the mail may have asked for a code of their own.
create table waiting_identities (
  browser_hash text not null,
  email        text not null,
  provider     text not null check (provider in ('google', 'facebook')),
  id_at_provider text not null,
  expires_at   timestamptz not null,
  primary key (browser_hash, email)
);
create index waiting_identities_by_age on waiting_identities (expires_at);

alter table login_codes drop column provider, drop column subject;
