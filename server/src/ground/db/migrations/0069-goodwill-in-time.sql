-- Time that staff give for nothing counts as the money that it is worth.
alter table goodwills drop constraint goodwills_form_check;
alter table goodwills add constraint goodwills_form_check check (form in ('money', 'voucher', 'time'));
