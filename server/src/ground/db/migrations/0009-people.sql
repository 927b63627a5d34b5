-- How accounts and logins end, what people wish to be told, and what is remembered of them.

-- `deactivated` asked for its deletion. `suspended` may sign in and pay but not book, `banned` may not sign in: both by an
-- admin, with a reason and perhaps an end.
alter table accounts drop constraint accounts_status_check;
alter table accounts add constraint accounts_status_check
  check (status in ('active', 'deactivated', 'suspended', 'banned', 'removed'));
-- Also set for a suspended or banned person who asks for deletion; the restriction stays meanwhile.
alter table accounts rename column deactivated_at to deletion_asked_at;
alter table accounts add column deletion_asked_by text
  check (deletion_asked_by in ('person', 'facebook', 'disuse'));
alter table accounts add column restricted_because text;
alter table accounts add column restricted_until timestamptz;
alter table accounts add column surname text;
alter table accounts add column staff_note text;
-- Reminders are sent until somebody does not want them; reviews and news only to those who asked.
alter table accounts add column wants_reminders boolean not null default true;
alter table accounts add column wants_review_requests boolean not null default false;
alter table accounts add column wants_news boolean not null default false;
-- In the links that end such mails with one click. It can do nothing else.
alter table accounts add column unsubscribe_token text unique default replace(gen_random_uuid()::text, '-', '');
-- Logins are kept a year; whether an account is still used must be known for longer.
-- Null for somebody who was invited and never came.
alter table accounts add column last_sign_in_at timestamptz;
update accounts set last_sign_in_at = (select max(last_seen_at) from logins where account_id = accounts.id);
drop index accounts_to_remove;
create index accounts_to_remove on accounts (deletion_asked_at)
  where deletion_asked_at is not null and status <> 'removed';
create index accounts_by_use on accounts (coalesce(last_sign_in_at, created_at)) where status <> 'removed';
-- A banned person's phone is refused when somebody books.
create index accounts_banned_by_phone on accounts (phone) where status = 'banned';
create index accounts_by_age on accounts (created_at desc, id);

-- A removed person whose ban or warning still holds: keyed hashes of e-mail and phone, no more.
create table remembered_contacts (
  contact_hash text not null,
  reason       text not null check (reason in ('ban', 'warning')),
  -- The removed account, where the warnings stand.
  account_id   text not null references accounts,
  until        timestamptz not null,
  primary key (contact_hash, reason, account_id)
);
create index remembered_contacts_by_end on remembered_contacts (until);

-- A deletion asked for through Facebook, which shows its person this code to ask after it.
create table deletion_requests (
  confirmation_code text primary key,
  -- Null where we know nobody of that name.
  account_id        text references accounts,
  asked_at          timestamptz not null
);
create index deletion_requests_by_age on deletion_requests (asked_at);

-- Where a browser roughly was when it signed in: a town, never an address.
alter table logins add column place text;
-- Why an ended login ended.
alter table logins add column ended_because text
  check (ended_because in ('signed-out', 'ended-elsewhere', 'signed-in-again', 'password-changed', 'role-changed',
                           'restricted', 'deleted'));

-- What was agreed, in which language, and for which booking where it is about one.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('terms', 'privacy', 'saved-card', 'age', 'safety', 'news', 'review-requests'));
alter table consents add column locale text check (locale in ('es', 'et', 'en', 'ru', 'fr'));
alter table consents add column booking_id text references bookings;
alter table consents add column withdrawn_at timestamptz;
create index consents_by_age on consents (given_at);

-- A page at the payment provider on which somebody is saving another card. Gone once it is used or closed.
create table card_pages (
  id            text primary key,
  account_id    text not null references accounts,
  -- Null until the provider has answered; nobody has seen the page before.
  checkout_id   text unique,
  url           text,
  origin        text not null,
  -- What the page says about saving the card, and in which language.
  terms_version text not null,
  locale        text not null check (locale in ('es', 'et', 'en', 'ru', 'fr')),
  opened_at     timestamptz not null,
  expires_at    timestamptz not null
);
create index card_pages_of_account on card_pages (account_id);
create index card_pages_by_end on card_pages (expires_at);

-- A late return is one, however many boards came late.
alter table warnings add column booking_id text unique references bookings;
alter table warnings add column late_in_minutes integer not null default 0;

alter table reviews add column stars integer check (stars between 1 and 5);
update reviews set stars = 5;
alter table reviews alter column stars set not null;
alter table reviews rename column rejected_at to refused_at;
alter table reviews add column refused_because text;
create index reviews_to_decide on reviews (created_at) where published_at is null and refused_at is null;
create index reviews_of_account on reviews (account_id);

-- For retention.
create index alerts_closed on alerts (closed_at) where closed_at is not null;
create index notices_by_age on notices (created_at);
create index payment_events_by_age on payment_events (received_at);
create index bookings_by_end on bookings ("end");
create index notices_of_account on notices (account_id);
create index ledger_of_account on ledger (account_id);
create index gift_cards_of_buyer on gift_cards (bought_by);

-- Audit rows are only ever added. One function may empty the addresses and named people in old ones, and writes down that
-- it did.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('laine.audit_redaction', true) = 'on'
     and to_jsonb(new) - 'data' - 'from_address' = to_jsonb(old) - 'data' - 'from_address' then
    return new;
  end if;
  raise exception 'audit rows are only ever added';
end
$$;
create trigger audit_insert_only before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_never_truncated before truncate on audit
  for each statement execute function refuse_audit_change();
create index audit_with_address on audit (created_at) where from_address is not null;
create index audit_of_actor on audit (actor_id);
create index audit_about on audit (target);

-- Empties the named ones of the two columns that may tell of people. Returns how many rows it changed.
create function redact_audit(row_ids text[], columns text[], because text, redaction_id text, at timestamptz)
returns integer language plpgsql as $$
declare
  changed integer;
begin
  perform set_config('laine.audit_redaction', 'on', true);
  update audit
    set from_address = case when 'from_address' = any(columns) then null else from_address end,
        data = case when 'data' = any(columns) then null else data end
    where id = any(row_ids)
      and (('from_address' = any(columns) and from_address is not null)
        or ('data' = any(columns) and data is not null and data <> 'null'::jsonb));
  get diagnostics changed = row_count;
  perform set_config('laine.audit_redaction', 'off', true);
  if changed > 0 then
    insert into audit (id, actor_kind, action, target, data, created_at)
    values (redaction_id, 'system', 'audit-redacted', because, jsonb_build_object('rows', changed), at);
  end if;
  return changed;
end
$$;
