-- What a key lets a program do. Those that were made before could do everything that a key can, and still may.
alter table api_keys add column scope text not null default 'manage' check (scope in ('read', 'operate', 'manage'));
-- To the minute: not every request writes it.
alter table api_keys add column last_used_at timestamptz;
