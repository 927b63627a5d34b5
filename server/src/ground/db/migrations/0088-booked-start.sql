-- When a board was booked for, kept when staff give it other times: nobody loses money by a move that they did not ask for.
alter table sessions add column booked_start timestamptz;
