-- Which codes a station may still know is asked at every change there; mostly few are, of many old rentals.
create index sessions_known on sessions (station_id) where code_known;
