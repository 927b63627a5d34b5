-- A pass is of use to one booking at a time: from when it is made to the end of its time, unless it is given up in time.
alter table bookings add column pass_busy_until timestamptz check (pass_busy_until is null or pass_id is not null);
alter table bookings add constraint one_use_of_a_pass
  exclude using gist (pass_id with =, tstzrange(created_at, pass_busy_until) with &&) where (pass_busy_until is not null);
