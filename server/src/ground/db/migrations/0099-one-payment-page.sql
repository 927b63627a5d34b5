-- Every page at the provider is a payment page: of a hold, of anything else in the ledger, or of another card.
alter table payment_pages alter column ledger_id drop not null;
alter table payment_pages add column terms_version text;
alter table payment_pages add column was_paid boolean not null default false;
update payment_pages set was_paid = true
where closed_at is not null
  and exists (select from ledger where ledger.id = payment_pages.ledger_id and ledger.state = 'succeeded');
alter table payment_pages add check (ledger_id is not null or terms_version is not null);
create index payment_pages_by_closing on payment_pages (closed_at);

-- At most one is open from now on; a closed one that was used all the same is told by its event.
insert into payment_pages (
  id, account_id, checkout_id, url, origin, locale, terms_version, opened_at, expires_at, closed_at
)
select id, account_id, checkout_id, url, origin, locale, terms_version, opened_at, expires_at,
  case when row_number() over (partition by account_id order by opened_at desc) > 1 then expires_at end
from card_pages;
create unique index payment_pages_one_card on payment_pages (account_id) where ledger_id is null and closed_at is null;
drop table card_pages;

insert into payment_pages (
  id, ledger_id, account_id, checkout_id, url, origin, locale, opened_at, expires_at, closed_at, was_paid
)
select bookings.id, ledger.id, bookings.account_id, checkout_id, checkout_url, checkout_origin, bookings.locale,
  bookings.created_at, bookings.created_at + interval '45 minutes',
  case when bookings.status = 'open' then null else bookings.updated_at end, paid_at is not null
from bookings
join ledger on ledger.idempotency_key = 'rental:' || bookings.id || ':1'
where checkout_origin is not null
  and (bookings.status = 'open'
    or bookings.created_at > (select max(created_at) - interval '7 days' from bookings));
alter table bookings drop column checkout_id;
alter table bookings drop column checkout_url;
alter table bookings drop column checkout_origin;
