/**
 * The memory that survives restarts. Times are ISO text. A `boot_id` with a `sequence` names the journal event about a
 * local change; both are emptied when the server has acknowledged that event, and from then on the server's state
 * counts.
 */
const first = `
  create table boots (
    number        integer primary key,
    id            text not null unique,
    last_sequence integer not null default 0
  ) strict;

  create table journal (
    boot_number integer not null references boots,
    sequence    integer not null,
    at          text not null,
    monotonic_in_ms real not null,
    payload     text not null,
    primary key (boot_number, sequence)
  ) strict, without rowid;

  create table station (
    only_one integer primary key check (only_one = 1),
    told     text not null
  ) strict;

  create table lockers (
    number       integer primary key,
    told_status  text not null,
    local_status text,
    boot_id      text,
    sequence     integer,
    items        text not null
  ) strict;

  create table sessions (
    id                text primary key,
    status            text not null,
    locker_number     integer not null,
    start             text not null,
    "end"             text not null,
    code_salt         text not null,
    code_hash         text not null,
    guarded_code_hash text,
    revision          integer not null
  ) strict, without rowid;

  create table session_facts (
    session_id    text primary key references sessions on delete cascade,
    status        text not null,
    locker_number integer not null,
    -- Tags seen before collection; null when the reader was silent.
    baseline      text,
    -- Whether the board has been out of the locker since.
    has_left      integer not null default 0,
    -- Since when the board lies in the closed locker of a session that is not finished, and what is not there.
    inside        text,
    boot_id       text,
    sequence      integer
  ) strict, without rowid;

  -- What each open door was opened for. Written before the lock is released, removed when its closing has been dealt with.
  create table openings (
    locker_number integer primary key,
    session_id    text,
    purpose       text not null,
    by            text not null,
    command_id    text,
    baseline      text,
    asked         text not null,
    is_open       integer not null default 0
  ) strict;

  create table keypads (
    name  text primary key,
    state text not null
  ) strict, without rowid;

  create table commands (
    id               text primary key,
    forget_after_ms  integer not null,
    result           text
  ) strict, without rowid;
`;

const second = `
  -- Of which staff were told, so that they hear that it is back although the program was restarted meanwhile.
  create table silent_devices (
    part   text not null,
    device text not null,
    primary key (part, device)
  ) strict, without rowid;

  create table update_under_way (
    only_one integer primary key check (only_one = 1),
    pid      integer not null,
    -- Of the program that started it.
    version  text not null,
    begun    text not null
  ) strict;
`;

const third = `
  create table codes_over (
    session_id        text primary key,
    code_salt         text not null,
    code_hash         text not null,
    guarded_code_hash text,
    forget_after_ms   integer not null
  ) strict, without rowid;
`;

const fourth = `
  -- Since when the renter says that the board is back although nobody saw it.
  alter table session_facts add column questioned text;

  -- Whether it was told that the door stands open for long.
  alter table openings add column is_told integer not null default 0;

  -- Sessions that ended here, and what is needed to open their doors once more although the server has taken them back.
  create table recent_returns (
    session_id        text primary key,
    locker_number     integer not null,
    start             text not null,
    "end"             text not null,
    code_salt         text not null,
    code_hash         text not null,
    guarded_code_hash text,
    revision          integer not null,
    baseline          text,
    returned          text not null,
    is_used           integer not null default 0,
    forget_after_ms   integer not null
  ) strict, without rowid;
`;

const fifth = `
  -- The event by which a renter called the locker unsafe. Until it is acknowledged nothing that happens here puts the
  -- locker back into service.
  alter table lockers add column unsafe_boot_id text;
  alter table lockers add column unsafe_sequence integer;
`;

const sixth = `
  -- The session whose board it stands in for.
  alter table sessions add column replaces text;
`;

const seventh = `
  -- How many lockers did not open for it.
  alter table sessions add column jams integer not null default 0;
`;

const eighth = `
  -- What being late costs, as JSON; null from an older server.
  alter table sessions add column overtime text;
`;

/** Each step is applied once, in order; the memory's file counts them. Never change a released step. */
export const schemaSteps: readonly string[] = [first, second, third, fourth, fifth, sixth, seventh, eighth];
