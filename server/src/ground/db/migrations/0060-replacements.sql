-- A board that stands in for another one after a problem. It names the board that was paid for, also where that is itself
-- replaced, so that nobody gets a second replacement of it, nor one of its replacement.
alter table sessions add column replaces text references sessions;
create unique index replacement_of_session on sessions (replaces) where replaces is not null;
