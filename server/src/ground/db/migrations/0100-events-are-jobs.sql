-- An event of the payment provider is a job: its key lets each in once, and the queue tries again.
delete from jobs where kind = 'apply-payment-event' and done_at is null and failed_at is null;
delete from jobs where dedupe_key in (select 'payment-event:' || id from payment_events where applied_at is null);
insert into jobs (kind, payload, dedupe_key, max_attempts, run_at, created_at)
select 'apply-payment-event', jsonb_build_object('type', type, 'objectId', object_id), 'payment-event:' || id, 100,
  received_at, received_at
from payment_events where applied_at is null and object_id is not null;
drop table payment_events;
