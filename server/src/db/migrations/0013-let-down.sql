-- When the renter stood before a door that did not open. Whoever then gets no board at all gets the money back.
alter table sessions add column door_failed_at timestamptz;
