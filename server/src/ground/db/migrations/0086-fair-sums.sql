-- What a refund of the booking took back of a voucher that was given for it.
alter table gift_cards add column taken_back_in_cents integer not null default 0
  check (taken_back_in_cents between 0 and initial_in_cents);

-- What passes and gift cards have brought in and paid.
create index ledger_of_gift_card on ledger (gift_card_id) where gift_card_id is not null;
create index ledger_of_pass on ledger (pass_id) where pass_id is not null;

-- What a bank took back of a payment is owed, also of one for a pass or gift card, which belong to no booking.
alter table debts alter column booking_id drop not null;
alter table debts drop constraint debts_reason_check;
alter table debts add column dispute_id text unique references disputes on delete set null;
alter table debts add constraint debts_reason_check
  check (reason in ('overtime', 'compensation', 'late-cancellation', 'dispute') and (booking_id is not null or reason = 'dispute'));
alter table disputes add column stopped boolean not null default false;
