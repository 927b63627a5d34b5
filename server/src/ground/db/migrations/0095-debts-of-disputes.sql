-- What a lost dispute leaves owed follows the facts, so there may be several debts, one after the other.
alter table debts drop constraint debts_dispute_id_key;
create index debts_of_dispute on debts (dispute_id) where dispute_id is not null;
-- Owed no more because it was given back, or because the bank returned it: nobody has forgiven it.
alter table debts add column lapsed boolean not null default false;
update debts set lapsed = true where status = 'forgiven' and let_go_in_cents > 0;
alter table debts drop column let_go_in_cents;

-- A refund that a bank has made is told from one that the provider refuses meanwhile.
update ledger set failure_code = 'given-by-bank'
where failure_code = 'charge_disputed'
  and exists (select from disputes where disputes.ledger_id = ledger.refunds_id and disputes.status = 'lost');
