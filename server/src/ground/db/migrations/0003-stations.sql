-- Places, their lockers and what belongs in them.

create table stations (
  id                       text primary key,
  api_key_hash             text unique,
  prefs                    jsonb not null default '{}',
  prefs_revision           integer not null default 1,
  webhook_url              text,
  webhook_secret           text,
  info                     text,
  status                   text not null default 'disabled' check (status in ('active', 'disabled', 'hidden')),
  -- The public facts (name, place, prices, hours …) as a map of strings; one schema of the contract reads them.
  metadata                 jsonb not null default '{}',
  last_seen_at             timestamptz,
  -- The program that is running now.
  boot_id                  text,
  program_version          text,
  -- How far the station's clock was ahead of ours when last measured.
  clock_offset_in_ms       bigint,
  -- The same, when last measured before the running program was started: events of an earlier run are dated by both
  -- measurements.
  offset_before_boot_in_ms bigint,
  -- How far the station's journal has been applied: the moment at which its last event counts. The next one counts no
  -- earlier.
  journal_at               timestamptz,
  -- The newest event that the program had in its journal when it said hello. Until that one has arrived, anything the
  -- station has not told may have happened.
  awaited_boot_id          text,
  awaited_sequence         bigint,
  created_at               timestamptz not null,
  updated_at               timestamptz not null
);

create table station_owners (
  station_id text not null references stations,
  account_id text not null references accounts,
  created_at timestamptz not null,
  primary key (station_id, account_id)
);
create index stations_of_owner on station_owners (account_id);

create table lockers (
  station_id text not null references stations,
  number     integer not null check (number > 0),
  status     text not null default 'free' check (status in ('free', 'rented', 'disabled')),
  is_open    boolean not null default false,
  rfids      text[],
  notes      text,
  metadata   jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (station_id, number)
);

create table items (
  id            text primary key,
  station_id    text not null,
  locker_number integer not null,
  name          text not null,
  rfid          text not null,
  can_open_door boolean not null,
  status        text not null check (status in ('found', 'not-found')),
  metadata      jsonb,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  unique (station_id, rfid),
  foreign key (station_id, locker_number) references lockers (station_id, number)
);
create index items_of_locker on items (station_id, locker_number);

create table closures (
  id            text primary key,
  station_id    text not null references stations,
  -- Null: the whole station.
  locker_number integer,
  start         timestamptz not null,
  "end"         timestamptz not null,
  reason        text not null,
  ended_at      timestamptz,
  created_by    text references accounts,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  check (start < "end")
);
create index closures_of_station on closures (station_id, "end") where ended_at is null;
