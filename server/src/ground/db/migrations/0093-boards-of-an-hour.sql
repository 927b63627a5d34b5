-- The boards that end later for an hour: what it cost goes back with them.
alter table extensions add column session_ids text[] not null default '{}';
update extensions set session_ids = array(select sessions.id from sessions where sessions.booking_id = extensions.booking_id
  and sessions."end" = extensions.new_end and sessions.status <> 'cancelled') where status <> 'lapsed';
-- Nothing was paid for an extra board.
alter table sessions drop constraint sessions_paid_seconds_check, add constraint sessions_paid_seconds_check check (paid_seconds >= 0);
update sessions set paid_seconds = 0 where is_extra;
-- Free time before an hour that was added to it: its renter keeps it like the hour, and it still counts as a gift.
alter table sessions add column given_seconds integer not null default 0;
