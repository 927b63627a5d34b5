-- What this database belongs to, for a start to compare itself with: the fingerprint of its key, test or live money, and a restore
-- that nobody has released yet.
create table installation (
  name text primary key check (name in ('contact-key', 'payment-mode', 'restored')),
  value jsonb not null,
  created_at timestamptz not null
);
