-- What a day brought, without reading the whole book.
create index ledger_settled on ledger (settled_at) where state = 'succeeded';
create index bookings_by_start on bookings (station_id, start) where status = 'complete';
-- What is open is little, whatever has piled up before.
create index alerts_open on alerts (station_id, created_at desc) where closed_at is null;
create index sessions_out on sessions (station_id, "end") where status = 'started';
