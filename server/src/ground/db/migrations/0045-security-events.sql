-- The security record: who came in, who was turned away, who looked at whose booking, and from where.

create table security_events (
  id           text primary key,
  kind         text not null check (kind in ('signed-in', 'sign-in-failed', 'login-ended', 'refused', 'booking-read',
                                             'key-from-new-network', 'redacted')),
  -- Nobody and nothing has to outlive what is written about it, as in the audit.
  account_id   text,
  login_id     text,
  key_id       text,
  -- How somebody signed in, why a login ended, which call was refused. Never a secret.
  what         text not null check (length(what) <= 120),
  from_address text,
  booking_id   text,
  station_id   text,
  created_at   timestamptz not null
);
create index security_events_by_time on security_events (created_at, id);
create index security_events_of_account on security_events (account_id, created_at, id);
create index security_events_of_key on security_events (key_id, created_at, id) where key_id is not null;
create index security_events_of_kind on security_events (kind, created_at, id);
create index security_events_of_booking on security_events (booking_id, created_at, id) where booking_id is not null;
create index security_events_of_station on security_events (station_id, created_at, id) where station_id is not null;

-- Rows are only ever added. One function empties the addresses of somebody who is removed and says so; another one, for
-- retention, takes away what is older than it is told.
create function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('laine.security_redaction', true) = 'on'
     and to_jsonb(new) - 'from_address' = to_jsonb(old) - 'from_address' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.created_at < nullif(current_setting('laine.security_kept_since', true), '')::timestamptz then
    return old;
  end if;
  raise exception 'security events are only ever added';
end
$$;
create trigger security_events_insert_only before update or delete on security_events
  for each row execute function refuse_security_event_change();
create trigger security_events_never_truncated before truncate on security_events
  for each statement execute function refuse_security_event_change();

create function redact_security_events(person text, redaction_id text, at timestamptz)
returns integer language plpgsql as $$
declare
  changed integer;
begin
  perform set_config('laine.security_redaction', 'on', true);
  update security_events set from_address = null where account_id = person and from_address is not null;
  get diagnostics changed = row_count;
  perform set_config('laine.security_redaction', 'off', true);
  if changed > 0 then
    insert into security_events (id, kind, account_id, what, created_at)
    values (redaction_id, 'redacted', person, changed::text, at);
  end if;
  return changed;
end
$$;

create function purge_security_events(before timestamptz, most integer)
returns integer language plpgsql as $$
declare
  gone integer;
begin
  perform set_config('laine.security_kept_since', before::text, true);
  delete from security_events where id in
    (select id from security_events where created_at < before order by created_at limit most);
  get diagnostics gone = row_count;
  perform set_config('laine.security_kept_since', '', true);
  return gone;
end
$$;

-- However a login ends, it is written down with it.
create function record_login_end() returns trigger language plpgsql as $$
begin
  insert into security_events (id, kind, account_id, login_id, what, created_at)
  values (replace(gen_random_uuid()::text, '-', ''), 'login-ended', new.account_id, new.id,
          coalesce(new.ended_because, 'unknown'), new.ended_at);
  return null;
end
$$;
create trigger login_end_recorded after update of ended_at on logins
  for each row when (old.ended_at is null and new.ended_at is not null) execute function record_login_end();
