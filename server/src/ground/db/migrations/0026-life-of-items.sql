-- Things have a life of their own: where they are kept, how much they were used, who looked after them.

alter table items add column place text not null default 'locker'
  check (place in ('locker', 'spare', 'workshop', 'retired'));
alter table items add column serviced_at timestamptz;
alter table items add column cleaned_at timestamptz;
-- Rentals since the last service, up to the moment from which those of its present locker are counted.
alter table items add column rentals_counted integer not null default 0;
alter table items add column counted_from timestamptz;

-- A tag is one thing's alone, however its letters are written. Of two that were told apart by that only, the older one
-- keeps it.
update items set rfid = rfid || '?' || id
where exists (select from items earlier
  where earlier.station_id = items.station_id
    and upper(regexp_replace(earlier.rfid, '[\s:-]', '', 'g')) = upper(regexp_replace(items.rfid, '[\s:-]', '', 'g'))
    and (earlier.created_at, earlier.id) < (items.created_at, items.id));
alter table items drop constraint items_station_id_rfid_key;
create unique index items_tag on items (station_id, upper(regexp_replace(rfid, '[\s:-]', '', 'g')));

-- How often what is in a locker was taken out since a moment.
create index sessions_collected on sessions (station_id, locker_number, first_open_at) where first_open_at is not null;

create table item_acts (
  id            text primary key,
  item_id       text not null references items on delete cascade,
  station_id    text not null references stations,
  act           text not null check (act in
    ('created', 'changed', 'placed', 'cleaned', 'serviced', 'damaged', 'noted')),
  note          text not null default '',
  -- Where it was put.
  place         text check (place in ('locker', 'spare', 'workshop', 'retired')),
  locker_number integer,
  done_by       text references accounts,
  created_at    timestamptz not null
);
create index acts_of_item on item_acts (item_id, created_at desc);

alter table photos add column item_act_id text references item_acts on delete set null;
alter table photos drop constraint photos_check;
alter table photos add constraint photos_of_one_thing check (num_nonnulls(problem_id, claim_id, item_act_id) <= 1);
create index photos_of_item_act on photos (item_act_id) where item_act_id is not null;
drop index photos_loose;
create index photos_loose on photos (created_at)
  where problem_id is null and claim_id is null and item_act_id is null;

-- What staff want done at the next visit to a station.
create table tasks (
  id            text primary key,
  station_id    text not null references stations,
  words         text not null,
  locker_number integer,
  created_by    text references accounts,
  done_at       timestamptz,
  done_by       text references accounts,
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);
create index tasks_open on tasks (station_id, created_at) where done_at is null;
create index tasks_done on tasks (station_id, done_at desc) where done_at is not null;
create trigger tasks_live after insert or update or delete on tasks
  for each row execute function notify_live_change('task');
