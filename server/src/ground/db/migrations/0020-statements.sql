-- What owners get of their stations' months.
create table owner_shares (
  id         text primary key,
  station_id text not null references stations,
  percent    numeric(5, 2) not null check (percent between 0 and 100),
  -- The first of a month: a month is shared by one percentage.
  first_day  date not null check (extract(day from first_day) = 1),
  payee      text not null,
  tax_number text not null,
  iban       text not null,
  created_at timestamptz not null,
  created_by text not null references accounts,
  unique (station_id, first_day)
);

-- A closed month. Only that it was paid is ever added to it.
create table statements (
  id                text primary key,
  station_id        text not null references stations,
  month             date not null check (extract(day from month) = 1),
  percent           numeric(5, 2) not null,
  payee             text not null,
  tax_number        text not null,
  iban              text not null,
  sums              jsonb not null,
  carries_in_cents  integer not null check (carries_in_cents <= 0),
  payable_in_cents  integer not null check (payable_in_cents >= 0),
  closed_at         timestamptz not null,
  paid_on           date,
  paid_by           text references accounts,
  unique (station_id, month)
);
create index statements_by_month on statements (month, station_id);

-- What a statement counted, by the row that it comes from (`ledger:…`, `fee:…`, `pass:…`). What a row says later than
-- that goes into the next month as the difference.
create table statement_entries (
  statement_id text not null references statements on delete cascade,
  source       text not null,
  line         text not null,
  cents        integer not null,
  vat_in_cents integer not null,
  -- Of the receipt or credit note.
  reference    text,
  happened_at  timestamptz not null,
  primary key (statement_id, source)
);
create index statement_entries_of_source on statement_entries (source);

create function refuse_statement_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'paid_on' - 'paid_by' = to_jsonb(old) - 'paid_on' - 'paid_by' then
    return new;
  end if;
  raise exception 'a month that was closed never changes';
end
$$;
create trigger statements_never_change before update on statements
  for each row execute function refuse_statement_change();
create function refuse_statement_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'a month that was closed never changes';
end
$$;
create trigger statement_entries_never_change before update on statement_entries
  for each row execute function refuse_statement_entry_change();
