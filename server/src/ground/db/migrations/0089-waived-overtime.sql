-- What answers to objections let go, and when the last did: what is added later is owed.
alter table overtimes add column waived_in_cents integer not null default 0;
alter table overtimes add column waived_at timestamptz;
update overtimes set waived_in_cents = amount_in_cents, waived_at = answered_at where answer = 'dropped';
