-- The board that was given time: what is put back counts no more once nobody can use it. Deferred: an extra board comes after its gift.
alter table goodwills add column session_id text references sessions on delete set null deferrable initially deferred;
create index goodwills_of_session on goodwills (session_id) where session_id is not null;
