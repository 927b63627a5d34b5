-- The contract lists the languages, and checks them where they come in: a new one is no change of the database.
alter table accounts drop constraint accounts_locale_check;
alter table bookings drop constraint bookings_locale_check;
alter table card_pages drop constraint card_pages_locale_check;
alter table consents drop constraint consents_locale_check;
alter table gift_cards drop constraint gift_cards_locale_check;
alter table passes drop constraint passes_locale_check;
alter table payment_pages drop constraint payment_pages_locale_check;
alter table reviews drop constraint reviews_locale_check;
alter table ticket_shares drop constraint ticket_shares_locale_check;
