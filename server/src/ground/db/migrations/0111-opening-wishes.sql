-- Who wants one mail when a station can be booked again. The row goes when the mail is asked for.
create table opening_wishes (
  account_id text not null references accounts,
  station_id text not null references stations,
  created_at timestamptz not null,
  primary key (account_id, station_id)
);
create index opening_wishes_of_station on opening_wishes (station_id, created_at);
create index opening_wishes_by_age on opening_wishes (created_at);

-- What customers read about a closure, beside the words for colleagues.
alter table closures add column kind text not null default 'other'
  check (kind in ('storm', 'wind', 'thunder', 'water', 'maintenance', 'event', 'other'));
update closures set kind = broadcasts.kind from broadcasts
where broadcasts.closure_id = closures.id and broadcasts.kind in ('storm', 'wind', 'thunder', 'water');
