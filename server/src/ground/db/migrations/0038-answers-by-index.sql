-- What lists, searches and charts ask, answered by an index at a million sessions (docs/plans.md).

-- A status that was never collected has no moment to be in order by: all of its rows lie behind everybody else's.
create index sessions_by_status_and_opening on sessions (status, first_open_at, id);
create index sessions_by_status_and_closing on sessions (status, close_at, id);

-- What is open comes first, then the newest.
create index alerts_in_order on alerts ((closed_at is not null), created_at desc, id);

create index problems_in_order on problems (happened_at desc, id);
create index problems_resolved on problems (happened_at desc, id) where resolved_at is not null;

drop index claims_by_status;
create index claims_by_status on claims (status, created_at desc, id);
create index claims_in_order on claims (created_at desc, id);
create index claims_of_station on claims (station_id, created_at desc, id);

create index debts_in_order on debts ((status <> 'due'), due_at, id);
create index debts_by_status on debts (status, due_at, id);
create index debts_of_account on debts (account_id, created_at desc, id);
create index debts_of_claim on debts (claim_id) where claim_id is not null;

-- Published ones are shown by when they were written, those in the reader's language first.
drop index reviews_published;
create index reviews_published on reviews (created_at desc, id) where published_at is not null;
create index reviews_published_in on reviews (locale, created_at desc, id) where published_at is not null;
create index reviews_refused on reviews (created_at desc, id) where refused_at is not null;

-- Whether a month was paid out is told by the index alone; those that were not are few.
drop index statements_by_month;
create index statements_by_month on statements (month desc, station_id) include (paid_on);
create index statements_unpaid on statements (month desc, station_id) where paid_on is null;

-- People by state, and those whose restriction may have ended meanwhile.
drop index accounts_by_age;
create index accounts_by_age on accounts (created_at desc, id) where status <> 'removed';
create index accounts_by_status on accounts (status, created_at desc, id);
create index accounts_restricted_until on accounts (restricted_until) where status in ('suspended', 'banned');

-- Accounts are counted as sessions and bookings are; they belong to no station.
create function count_people_by_status() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into status_counts values ('person', '', old.status, -1); end if;
  if tg_op <> 'DELETE' then insert into status_counts values ('person', '', new.status, 1); end if;
  return null;
end
$$;
create trigger accounts_counted after insert or delete on accounts
  for each row execute function count_people_by_status();
create trigger accounts_counted_again after update on accounts
  for each row when (old.status is distinct from new.status) execute function count_people_by_status();
create trigger accounts_emptied after truncate on accounts for each statement execute function forget_counts('person');
insert into status_counts select 'person', '', status, count(*) from accounts group by status;
