-- Gift cards as admins look through them, and those of one person.
create index gift_cards_by_time on gift_cards (created_at desc, id desc) where status not in ('open', 'lapsed');
create index gift_cards_for on gift_cards (recipient_email) where recipient_email is not null;
-- Everybody with power is few among all accounts.
create index accounts_admins on accounts (id) where role = 'admin';
