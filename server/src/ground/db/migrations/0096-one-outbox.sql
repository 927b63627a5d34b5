-- Everything that is sent to somebody is a row of `notices`, about a booking or to an account, and sent by one job. Alerts,
-- calls for somebody who is not back, and mails that were nothing but jobs move here; what waits goes on waiting.
alter table notices
  -- Whoever was called by it may take the alert with the notice's id.
  add column alert_id text references alerts on delete cascade,
  -- Not sent before. Version 0.2 names none; it may run beside this one.
  add column due_at timestamptz not null default now(),
  -- Those to one account by one channel that are due go out as one message.
  add column bundle text,
  -- What its author wrote down for later.
  add column data jsonb not null default '{}';
create index notices_of_alert on notices (alert_id) where alert_id is not null;
create index notices_in_bundle on notices (bundle, due_at) where state = 'queued';

update notices set due_at = created_at;
update notices set due_at = waiting.run_at from (
  select payload->>'noticeId' as id, min(run_at) as run_at from jobs
  where kind = 'send-notice' and done_at is null and failed_at is null group by 1
) as waiting where waiting.id = notices.id;

insert into notices (id, account_id, alert_id, kind, channel, occasion, state, due_at, bundle, sent_at, created_at)
select message.id, account_id, alert_id, 'alert-' || pace, channel, alert_id, state, due_at,
  case pace when 'digest' then 'digest' else 'station:' || coalesce(station_id, '') end, sent_at, message.created_at
from alert_messages as message join alerts on alerts.id = alert_id;

insert into notices (id, account_id, alert_id, kind, channel, occasion, state, due_at, data, sent_at, created_at)
select id, account_id, alert_id, 'call-out', channel, alert_id || ':' || step, state, created_at,
  jsonb_build_object('step', step), sent_at, created_at
from call_outs;

-- Also what is done, as long as its key kept it from being sent again.
insert into notices (id, account_id, kind, channel, occasion, state, attempts, due_at, data, sent_at, created_at)
select 'job-' || jobs.id, mail.account_id, mail.kind, 'email', mail.occasion,
  case when done_at is not null then 'sent' when failed_at is not null then 'failed' else 'queued' end,
  attempts, run_at, mail.data, done_at, mail.created_at
from jobs cross join lateral (
  select accounts.id as account_id,
    case payload->'mail'->>'kind' when 'refund-needs-account' then 'bank-account-needed' else payload->'mail'->>'kind' end as kind,
    substr(dedupe_key, length('account-mail:' || accounts.id || ':' || (payload->'mail'->>'kind') || ':') + 1) as occasion,
    (payload->'mail') - 'kind' as data, (payload->>'askedAt')::timestamptz as created_at
  from accounts where jobs.kind = 'send-account-mail' and accounts.id = payload->>'accountId'
  union all
  -- A mail that waits for its refund has no key.
  select null, payload->>'kind', coalesce(substr(dedupe_key, length('prepaid-mail:' || (payload->>'kind') || ':') + 1),
    coalesce(payload->>'passId', payload->>'giftCardId') || ':' || jobs.id), '{}', jobs.created_at
  where jobs.kind = 'send-prepaid-mail'
  union all
  select accounts.id, 'owner-welcome', 'job-' || jobs.id, payload - 'accountId', jobs.created_at
  from accounts where jobs.kind = 'welcome-owner' and accounts.id = payload->>'accountId'
) as mail;

update jobs set
  kind = case jobs.kind when 'send-call-out' then 'send-danger' when 'send-alert-message' then 'send-codes'
    when 'send-prepaid-mail' then 'send-money' else 'send-rest' end,
  payload = jsonb_build_object('noticeId', notices.id)
from notices
where jobs.done_at is null and jobs.failed_at is null
  and notices.id = case jobs.kind when 'send-call-out' then payload->>'callOutId'
    when 'send-alert-message' then payload->>'messageId'
    when 'send-account-mail' then 'job-' || jobs.id when 'send-prepaid-mail' then 'job-' || jobs.id
    when 'welcome-owner' then 'job-' || jobs.id end;

create unique index notices_once_to_person on notices (account_id, kind, channel, occasion) nulls not distinct
  where booking_id is null;
drop table alert_messages, call_outs;
