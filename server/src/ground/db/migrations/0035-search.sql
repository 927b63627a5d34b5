-- Words that stations and people are found by, each from its beginning. The bookings have their indexes since the desk.
create index stations_by_word on stations using gin (
  -- A dash before a figure would be read as its sign.
  to_tsvector('simple', replace(id || ' ' || coalesce(metadata ->> 'name', '') || ' '
    || coalesce(metadata ->> 'locationText', ''), '-', ' '))
);
create index accounts_by_word on accounts using gin (
  to_tsvector('simple', coalesce(name, '') || ' ' || coalesce(surname, ''))
);
-- A number is told without its country, and by its last digits.
create index accounts_by_phone on accounts (reverse(phone) text_pattern_ops) where phone <> '';
