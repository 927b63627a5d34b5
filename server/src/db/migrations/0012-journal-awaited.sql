-- The newest event that a station's program had in its journal when it said hello. Before that one is here, what it has
-- not told may have happened all the same.
alter table stations add column awaited_boot_id text;
alter table stations add column awaited_sequence bigint;

-- How far its clock was ahead of ours when last measured before the program that is running now was started: what an
-- earlier run has seen is read by both measurements.
alter table stations add column offset_before_boot_in_ms bigint;
