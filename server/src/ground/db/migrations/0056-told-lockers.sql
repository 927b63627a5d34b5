-- The locker that a renter was told together with the code. A board may move until it is collected, and its page says so.
alter table sessions add column told_locker_number integer;
-- Nothing about them changes for their stations.
alter table sessions disable trigger user;
update sessions set told_locker_number = locker_number where code is not null and status in ('created', 'started');
alter table sessions enable trigger user;
