-- What customers owe after a charge that their saved card did not pay.

alter table debts drop constraint debts_reason_check;
-- An extension that is not paid is no extension, so it is never owed.
alter table debts add constraint debts_reason_check check (reason in ('overtime', 'compensation', 'late-cancellation'));
alter table debts add column claim_id text references claims;
alter table debts add column reminded_at timestamptz;
alter table debts add column paid_at timestamptz;
-- Objected to, or disputed at the bank: it does not grow and nobody is reminded while staff look into it.
alter table debts add column paused_at timestamptz;
-- Pages are in payment_pages.
alter table debts drop column checkout_id;
create index debts_to_remind on debts (due_at) where status = 'due';
create index debts_of_booking on debts (booking_id);
