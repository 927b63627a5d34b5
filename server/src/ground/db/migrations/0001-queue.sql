-- Work to do later, written in the same transaction as the change that asks for it.
--
--   waiting -> leased -> done                      the handler returned
--                     -> waiting (later)           it threw and attempts remain
--                     -> failed                    it threw and none remain
--                     -> waiting (lease ran out)   its process died
--
-- run_at, created_at, done_at and failed_at are product time. leased_until alone is the database's own clock
-- (clock_timestamp()), so that a jump of the product's clock frees nobody's lease.
create table jobs (
  id           bigint generated always as identity primary key,
  kind         text not null,
  payload      jsonb not null,
  -- Unique for as long as the row is kept, done or not: asking twice does it once.
  dedupe_key   text unique,
  run_at       timestamptz not null,
  attempts     integer not null default 0 check (attempts >= 0),
  max_attempts integer not null check (max_attempts > 0),
  leased_by    text,
  leased_until timestamptz,
  last_error   text,
  created_at   timestamptz not null,
  done_at      timestamptz,
  failed_at    timestamptz,
  check ((leased_by is null) = (leased_until is null)),
  check (done_at is null or failed_at is null)
);
create index jobs_due on jobs (run_at, id) where done_at is null and failed_at is null;
create index jobs_done on jobs (done_at) where done_at is not null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;
