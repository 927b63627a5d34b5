-- What the provider told about a person whose address still waits to be confirmed: a new account begins with it.
alter table waiting_identities
  add column name    text,
  add column surname text,
  add column image   text;
