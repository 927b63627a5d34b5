-- How often the calendar entry of a booking has changed (RFC 5545, SEQUENCE): calendars keep the highest they have seen.
alter table bookings add column calendar_sequence integer not null default 0;

create function raise_calendar_sequence() returns trigger language plpgsql as $$
begin
  if (new.start, new."end", new.count, new.status) is distinct from (old.start, old."end", old.count, old.status) then
    new.calendar_sequence := old.calendar_sequence + 1;
  end if;
  return new;
end
$$;
create trigger bookings_calendar before update on bookings for each row execute function raise_calendar_sequence();

-- Boards of one booking may have different times, and the entry tells them.
create function raise_calendar_sequence_of_board() returns trigger language plpgsql as $$
begin
  update bookings set calendar_sequence = calendar_sequence + 1 where id = new.booking_id;
  return null;
end
$$;
create trigger sessions_calendar after update of start, "end" on sessions for each row
  when (new.booking_id is not null and (new.start, new."end") is distinct from (old.start, old."end"))
  execute function raise_calendar_sequence_of_board();
