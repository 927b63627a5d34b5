-- How long a board was paid for, kept when staff change its times. Null: from its start to its end.
alter table sessions add column paid_seconds integer check (paid_seconds > 0);
-- Staff ended the rental although the board was not back. Null again once it is.
alter table sessions add column missing_since timestamptz;
alter table sessions add constraint missing_boards_are_not_back
  check (missing_since is null or (status = 'finished' and close_at is null));
-- A person of the staff has seen the last board that was looked for.
alter table alerts add column is_board_seen boolean not null default false;
alter table alerts drop constraint searches_end_with_a_reason;
alter table alerts add constraint searches_end_with_a_reason
  check (kind <> 'not-back' or closed_by is null or rescue is not null or is_board_seen);
