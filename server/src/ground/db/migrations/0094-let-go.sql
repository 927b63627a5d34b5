-- A debt that a lost dispute left names the payment that is missing, so that what is given back of that lowers the debt.
alter table debts add column charge_id text references ledger on delete set null;
update debts set charge_id = disputes.ledger_id from disputes where disputes.id = debts.dispute_id;
create index debts_of_charge on debts (charge_id) where charge_id is not null;
create index ledger_of_debt on ledger (debt_id) where debt_id is not null;
-- What was let go of it so. It goes back from the payment itself, should the bank return that.
alter table debts add column let_go_in_cents integer not null default 0 check (let_go_in_cents >= 0);

-- A gift card that a dispute has stopped opens with its end. One that an admin has blocked does not.
alter table gift_cards add column stopped_by_dispute boolean not null default false;
update gift_cards set stopped_by_dispute = true
where status = 'revoked' and exists (
  select from disputes join ledger on ledger.id = disputes.ledger_id
  where disputes.stopped and ((ledger.purpose = 'gift-card' and ledger.gift_card_id = gift_cards.id)
    or exists (select from goodwills where gift_card_id = gift_cards.id and goodwills.booking_id = ledger.booking_id)));
