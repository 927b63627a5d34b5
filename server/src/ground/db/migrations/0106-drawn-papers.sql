-- Issued documents as they were drawn for their first reader. What they show is in their receipt or statement.
create table drawn_papers (
  -- Of all that it shows, and of how it is drawn.
  fingerprint  text primary key,
  receipt_id   text references receipts on delete cascade,
  statement_id text references statements on delete cascade,
  locale       text not null,
  bytes        bytea not null,
  drawn_at     timestamptz not null,
  check (num_nonnulls(receipt_id, statement_id) = 1)
);
create index drawn_papers_of_receipts on drawn_papers (receipt_id) where receipt_id is not null;
create index drawn_papers_of_statements on drawn_papers (statement_id) where statement_id is not null;
