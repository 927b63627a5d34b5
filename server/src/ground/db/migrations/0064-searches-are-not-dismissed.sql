-- Until when an alert is quiet, because somebody has talked to whoever is missing; and which rescue service ended a search.
alter table alerts
  add column silenced_until timestamptz,
  add column rescue jsonb;

-- Those were closed before anybody was asked what had happened.
update alerts set rescue = '{}' where kind = 'not-back' and closed_by is not null;

-- A search ends by itself when the board is back; whoever else ends it names the rescue service.
alter table alerts add constraint searches_end_with_a_reason
  check (kind <> 'not-back' or closed_by is null or rescue is not null);
