-- An end later than the board's own that its renter still goes by: it was shown, and no notice has told the shorter one yet.
-- Null: the end itself holds.
alter table sessions add column told_end timestamptz;
-- Which end a notice told for which board.
alter table notices add column told_ends jsonb;
