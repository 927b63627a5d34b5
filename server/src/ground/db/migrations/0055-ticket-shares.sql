-- A ticket that its customer gave to somebody else. The link's secret is not here: it follows from the id and a key.
create table ticket_shares (
  id             text primary key,
  session_id     text not null references sessions on delete cascade,
  made_at        timestamptz not null,
  -- Whoever has the link has read the safety lines of this version in this language and agreed to them.
  accepted_at    timestamptz,
  safety_version text,
  locale         text check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  -- Its customer took it back.
  ended_at       timestamptz,
  check (num_nonnulls(accepted_at, safety_version, locale) in (0, 3))
);
create unique index live_share_of_session on ticket_shares (session_id) where ended_at is null;
create index shares_of_session on ticket_shares (session_id);
