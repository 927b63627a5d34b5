-- Boards of which the renter says that they are back and nobody has seen them, and whom staff are called out for.

create table return_questions (
  id            text primary key,
  session_id    text not null references sessions,
  locker_number integer not null,
  why           text not null check (why in ('tag-unseen', 'cannot-return')),
  -- The station's journal, or the customer on the booking page.
  told_by       text not null check (told_by in ('station', 'customer')),
  -- The clock has stopped here.
  asserted_at   timestamptz not null,
  -- The station saw the board later, so late that staff have to say since when it was there.
  seen_at       timestamptz,
  ended_at      timestamptz,
  -- Null where it ended without a person.
  ended_by      text references accounts,
  -- `seen`: the station saw the board soon after. `withdrawn`: the renter still had it.
  outcome       text check (outcome in ('was-there', 'was-not-there', 'seen', 'withdrawn')),
  -- When the board was back, as decided; null where it is still out.
  back_at       timestamptz,
  created_at    timestamptz not null,
  check ((ended_at is null) = (outcome is null))
);
create unique index return_questions_one_open on return_questions (session_id) where ended_at is null;
create index return_questions_of_session on return_questions (session_id);

-- Somebody looks after it.
alter table alerts add column taken_at timestamptz;
alter table alerts add column taken_by text references accounts;

-- A person who was called because of an alert. The id is in the link that is sent, and whoever has it may take the alert.
create table call_outs (
  id         text primary key,
  alert_id   text not null references alerts on delete cascade,
  account_id text not null references accounts,
  -- The first person has 1, the next 2, and so on; all who are called together have the same.
  step       integer not null check (step >= 1),
  channel    text not null check (channel in ('sms', 'email')),
  state      text not null check (state in ('queued', 'sent', 'failed', 'dropped')),
  sent_at    timestamptz,
  created_at timestamptz not null,
  unique (alert_id, step, account_id)
);
create index call_outs_of_account on call_outs (account_id);
