-- A thing counts once a reader or somebody's eye has seen it. Whatever was on record until now was.
alter table items add column seen_at timestamptz;
update items set seen_at = updated_at;

-- How a thing was counted before its last service, so that a press too many can be taken back.
alter table items add column service_before jsonb;

alter table item_acts drop constraint item_acts_act_check;
alter table item_acts add constraint item_acts_act_check check (act in
  ('created', 'changed', 'placed', 'seen', 'cleaned', 'serviced', 'service-undone', 'damaged', 'noted'));

-- A tag is at one station only; where a locker has no reader, things have none. Of two with the same, the older keeps it.
update items set rfid = ''
where exists (select from items earlier
  where upper(regexp_replace(earlier.rfid, '[\s:-]', '', 'g')) = upper(regexp_replace(items.rfid, '[\s:-]', '', 'g'))
    and (earlier.created_at, earlier.id) < (items.created_at, items.id));
drop index items_tag;
create unique index items_tag on items (upper(regexp_replace(rfid, '[\s:-]', '', 'g'))) where rfid <> '';

-- Lockers of stations that take bookings go on: what nobody put on record there counts as seen, without a tag.
with kinds (kind, name, pattern) as (values
  ('board', 'Board', 'board|laud|lauad|tabla|planche|доск|сап|\ysup\y'),
  ('paddle', 'Paddle', 'paddle(?! ?board| gonflable)|\yaer|mõla|\yremo|\ypala|pagaie|в[её]сл'),
  ('vest', 'Life vest', 'vest|jacket|chaleco|gilet|жилет')),
lacking as (
  select stations.id as station_id, lockers.number, kinds.kind, kinds.name
  from stations join lockers on lockers.station_id = stations.id cross join kinds
  where stations.status = 'active' and not exists (select from items
    where items.station_id = stations.id and items.locker_number = lockers.number
      and (items.metadata ->> 'kind' = kinds.kind
        or (items.metadata ->> 'kind' is null and items.name ~* kinds.pattern))))
insert into items (id, station_id, locker_number, name, rfid, can_open_door, status, metadata, seen_at, created_at, updated_at)
select replace(gen_random_uuid()::text, '-', ''), station_id, number, name, '', false, 'found',
  jsonb_build_object('kind', kind), now(), now(), now()
from lacking;

-- Rentals that staff ended left their locker rented for good. It is free where everything in it was seen last.
update lockers set status = case
  when rfids is not null and not exists (select from items
    where items.station_id = lockers.station_id and items.locker_number = lockers.number and items.place = 'locker'
      and items.rfid <> '' and items.rfid <> all (rfids)) then 'free' else 'disabled' end
where status = 'rented' and not exists (select from sessions
  where sessions.station_id = lockers.station_id and sessions.locker_number = lockers.number
    and sessions.status = 'started');
