-- Messages, what happens at the stations, and who did what.

create table notices (
  id           text primary key,
  booking_id   text references bookings,
  account_id   text references accounts,
  kind         text not null,
  channel      text not null check (channel in ('email', 'sms')),
  -- Which one of several of a kind, e.g. the refund by its row of the ledger.
  occasion     text not null default '',
  state        text not null check (state in ('queued', 'sent', 'failed', 'dropped')),
  attempts     integer not null default 0,
  last_error   text,
  sent_at      timestamptz,
  -- Whoever sends a notice leases it, or a second job for the same one would send it too. Real time, as the leases of
  -- jobs: moving the product's clock frees nothing.
  leased_until timestamptz,
  created_at   timestamptz not null
);
-- Once per booking, kind and channel.
create unique index notices_once on notices (booking_id, kind, channel, occasion) where booking_id is not null;

-- What a station's program reported, in its own order; applied exactly once.
create table station_events (
  station_id  text not null references stations,
  boot_id     text not null,
  sequence    bigint not null,
  -- What the station said, and the moment at which the event counts.
  happened_at timestamptz not null,
  counted_at  timestamptz,
  payload     jsonb not null,
  received_at timestamptz not null,
  applied_at  timestamptz,
  parked      text,
  primary key (station_id, boot_id, sequence)
);
create index station_events_parked on station_events (station_id, received_at) where parked is not null;

-- Which server process holds a station's socket.
create table station_connections (
  station_id    text primary key references stations,
  connection_id text not null,
  instance_id   text not null,
  connected_at  timestamptz not null,
  seen_at       timestamptz not null
);

-- A command to a station's hardware. It is executed within its time or never.
create table commands (
  id            text primary key,
  station_id    text not null references stations,
  locker_number integer,
  kind          text not null,
  params        jsonb not null default '{}',
  asked_by      text not null,
  expires_at    timestamptz not null,
  outcome       text,
  result        jsonb,
  ended_at      timestamptz,
  created_at    timestamptz not null
);
create index commands_of_station on commands (station_id, created_at desc);

create table logs (
  id            text primary key,
  title         text not null,
  data          jsonb,
  station_id    text not null references stations,
  locker_number integer,
  session_id    text,
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);
create index logs_of_station on logs (station_id, created_at desc);
create index logs_of_session on logs (session_id) where session_id is not null;
create index logs_by_age on logs (created_at);

create table pings (
  id         text primary key,
  station_id text not null references stations,
  data       jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index pings_of_station on pings (station_id, created_at desc);
create index pings_by_age on pings (created_at);

create table alerts (
  id         text primary key,
  station_id text references stations,
  kind       text not null,
  -- The thing it is about, so that one trouble raises one alert.
  target     text not null,
  data       jsonb,
  created_at timestamptz not null,
  closed_at  timestamptz,
  closed_by  text references accounts
);
create unique index alerts_open_once on alerts (kind, target) where closed_at is null;
create index alerts_of_station on alerts (station_id, created_at desc);

create table audit (
  id           text primary key,
  actor_kind   text not null check (actor_kind in ('person', 'api-key', 'system')),
  actor_id     text,
  action       text not null,
  target       text not null,
  station_id   text,
  data         jsonb,
  from_address text,
  created_at   timestamptz not null
);
create index audit_by_time on audit (created_at desc);
create index audit_of_station on audit (station_id, created_at desc) where station_id is not null;
