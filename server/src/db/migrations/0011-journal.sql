-- How far a station's journal has been applied: the moment at which its last event counts. The next one counts no
-- earlier.
alter table stations add column journal_at timestamptz;
