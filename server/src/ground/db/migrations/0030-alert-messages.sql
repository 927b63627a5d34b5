-- How alerts reach the people of a station, and what was sent to whom.

-- Without a row somebody is told as `rules/` says by default.
create table alert_settings (
  account_id            text primary key references accounts,
  by_mail               boolean not null,
  by_sms                boolean not null,
  -- Seconds from midnight on the person's own clock.
  quiet_from_in_seconds integer not null check (quiet_from_in_seconds between 0 and 86399),
  quiet_to_in_seconds   integer not null check (quiet_to_in_seconds between 0 and 86399),
  digest_at_in_seconds  integer not null check (digest_at_in_seconds between 0 and 86399),
  -- When the person last asked for a test.
  tested_at             timestamptz,
  updated_at            timestamptz not null
);

-- One alert for one person by one channel. Several that are due go out as one mail or SMS.
create table alert_messages (
  id           text primary key,
  alert_id     text not null references alerts on delete cascade,
  account_id   text not null references accounts,
  channel      text not null check (channel in ('email', 'sms')),
  pace         text not null check (pace in ('at-once', 'by-day', 'digest')),
  state        text not null check (state in ('queued', 'sent', 'failed', 'dropped')),
  due_at       timestamptz not null,
  sent_at      timestamptz,
  -- Real time, as that of notices.
  leased_until timestamptz,
  created_at   timestamptz not null,
  unique (alert_id, account_id, channel)
);
create index alert_messages_of_account on alert_messages (account_id, created_at desc);
create index alert_messages_queued on alert_messages (account_id, channel) where state = 'queued';
