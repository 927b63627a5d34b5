-- Pictures of stations that staff upload. The facts of a station name those that are shown, in their order.
create table station_pictures (
  id            text primary key,
  station_id    text not null references stations,
  bytes         bytea not null,
  width         integer not null,
  height        integer not null,
  created_at    timestamptz not null
);
create index station_pictures_of_station on station_pictures (station_id, created_at);
create index station_pictures_by_age on station_pictures (created_at);
