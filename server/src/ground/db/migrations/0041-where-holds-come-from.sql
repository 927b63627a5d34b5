-- From which network an unpaid booking was made. It is known only as long as the boards are held.
alter table bookings add column held_from text;
alter table bookings add constraint held_from_while_held check (held_from is null or status = 'open');
