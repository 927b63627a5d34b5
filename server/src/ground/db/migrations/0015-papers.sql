-- Whose tax applies. Until now it followed from the time zone; a station elsewhere shows as disabled until staff name it.
update stations set metadata = metadata - 'vatPercent' || jsonb_build_object('country', places.country)
from (values
  ('Europe/Amsterdam', 'NL'), ('Europe/Athens', 'GR'), ('Europe/Berlin', 'DE'), ('Europe/Bratislava', 'SK'),
  ('Europe/Brussels', 'BE'), ('Europe/Bucharest', 'RO'), ('Europe/Budapest', 'HU'), ('Europe/Copenhagen', 'DK'),
  ('Europe/Dublin', 'IE'), ('Europe/Helsinki', 'FI'), ('Europe/Lisbon', 'PT'), ('Europe/Ljubljana', 'SI'),
  ('Europe/Luxembourg', 'LU'), ('Europe/Madrid', 'ES'), ('Europe/Malta', 'MT'), ('Europe/Paris', 'FR'),
  ('Europe/Prague', 'CZ'), ('Europe/Riga', 'LV'), ('Europe/Rome', 'IT'), ('Europe/Sofia', 'BG'),
  ('Europe/Stockholm', 'SE'), ('Europe/Tallinn', 'EE'), ('Europe/Vienna', 'AT'), ('Europe/Vilnius', 'LT'),
  ('Europe/Warsaw', 'PL'), ('Europe/Zagreb', 'HR'), ('Asia/Nicosia', 'CY')
) as places (zone, country)
where metadata ->> 'timeZone' = places.zone and not metadata ? 'country';

-- Receipts, credit notes and the invoices that companies exchange receipts for. Numbers count per issuer, country, kind
-- and year.
alter table receipts drop constraint receipts_kind_check;
alter table receipts add constraint receipts_kind_check check (kind in ('receipt', 'credit-note', 'invoice'));
-- A receipt that was exchanged, its credit note and the invoice are about the same money.
alter table receipts drop constraint receipts_ledger_id_key;
create index receipts_of_ledger on receipts (ledger_id);
alter table receipts drop column company;
alter table receipts drop column company_at;
alter table receipts add column country text not null default 'EE' check (country ~ '^[A-Z]{2}$');
-- What a credit note takes back, or the receipt in whose place an invoice stands.
alter table receipts add column corrects_id text references receipts on delete set null;
create index receipts_correcting on receipts (corrects_id) where corrects_id is not null;
create unique index receipts_exchanged_once on receipts (corrects_id) where kind = 'invoice';
-- The document that stands for a movement now. One receipt may be about two: what a card and what a gift card paid.
alter table ledger add column receipt_id text references receipts on delete set null;
create index ledger_of_receipt on ledger (receipt_id) where receipt_id is not null;
update ledger set receipt_id = receipts.id from receipts where receipts.ledger_id = ledger.id;

-- What was issued stays as it is until it leaves the books; only what it corrected may be gone before it.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if new.corrects_id is null and to_jsonb(new) - 'corrects_id' = to_jsonb(old) - 'corrects_id' then
    return new;
  end if;
  raise exception 'a receipt that was issued never changes';
end
$$;
create trigger receipts_never_change before update on receipts
  for each row execute function refuse_receipt_change();

-- What a tax office that wants to hear of each document has answered.
create table tax_reports (
  receipt_id  text primary key references receipts on delete cascade,
  reference   text not null,
  reported_at timestamptz not null
);
