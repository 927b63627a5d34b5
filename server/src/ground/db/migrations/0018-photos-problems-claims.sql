-- What renters report, pictures of it, and what is claimed of them.

create table problems (
  id            text primary key,
  booking_id    text not null references bookings,
  session_id    text not null references sessions,
  station_id    text not null references stations,
  -- As it was when it was reported: a session may move to another locker because of it.
  locker_number integer,
  -- The thing that is broken or missing, where it could be told.
  item_id       text references items on delete set null,
  what          text not null check (what in
    ('damaged-board', 'damaged-paddle', 'damaged-vest', 'missing-item', 'door-does-not-open', 'door-does-not-close',
     'cannot-return', 'board-not-recognised', 'unsafe', 'dirty', 'other')),
  words         text not null default '',
  reported_from text not null check (reported_from in ('web', 'screen')),
  happened_at   timestamptz not null,
  -- What the renter chose of what was offered in the first minutes.
  remedy        text check (remedy in ('another-locker', 'money-back')),
  remedied_at   timestamptz,
  resolved_at   timestamptz,
  resolved_by   text references accounts,
  created_at    timestamptz not null,
  check ((remedy is null) = (remedied_at is null))
);
create index problems_of_booking on problems (booking_id);
create index problems_of_session on problems (session_id);
create index problems_of_item on problems (item_id, happened_at);
create index problems_of_locker on problems (station_id, locker_number, happened_at desc);
create index problems_open on problems (station_id) where resolved_at is null;
-- Money goes back once for a board.
create unique index problems_remedied_once on problems (session_id) where remedy = 'money-back';

-- The things that a claim is about. One open claim for each of them.
create table claim_items (
  claim_id        text not null references claims on delete cascade,
  position        integer not null,
  item_id         text references items on delete set null,
  kind            text not null check (kind in ('board', 'paddle', 'vest', 'other')),
  name            text not null,
  amount_in_cents integer not null check (amount_in_cents >= 0),
  is_open         boolean not null default true,
  primary key (claim_id, position)
);
create unique index claim_items_open on claim_items (item_id) where is_open;
create index claim_items_of_item on claim_items (item_id);

insert into claim_items (claim_id, position, kind, name, amount_in_cents, is_open)
select claims.id, listed.position, listed.kind, listed.kind,
       case listed.kind when 'board' then 35000 when 'paddle' then 3500 when 'vest' then 3000 else 0 end,
       claims.status in ('draft', 'proposed', 'approved', 'contested')
from claims, unnest(claims.items) with ordinality as listed (kind, position);
alter table claims drop column items;
alter table claims drop column photo_urls;

alter table claims drop constraint claims_status_check;
alter table claims add constraint claims_status_check check (status in
  ('draft', 'proposed', 'approved', 'contested', 'charging', 'charged', 'owed', 'dropped'));
alter table claims add column proposed_at timestamptz;
alter table claims add column approved_at timestamptz;
alter table claims add column answered_at timestamptz;
-- Why an admin dropped it, or kept it against the renter's words.
alter table claims add column decision_reason text;
alter table claims add column decided_at timestamptz;
create index claims_of_session on claims (session_id);
create index claims_to_charge on claims (answer_by) where status = 'approved';

-- Small copies without place and date of what people uploaded. One that belongs to nothing goes after a day.
create table photos (
  id            text primary key,
  account_id    text references accounts,
  bytes         bytea not null,
  width         integer not null,
  height        integer not null,
  problem_id    text references problems,
  claim_id      text references claims,
  created_at    timestamptz not null,
  check (problem_id is null or claim_id is null)
);
create index photos_of_account on photos (account_id, created_at);
create index photos_of_problem on photos (problem_id) where problem_id is not null;
create index photos_of_claim on photos (claim_id) where claim_id is not null;
create index photos_loose on photos (created_at) where problem_id is null and claim_id is null;
