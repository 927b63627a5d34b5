-- Some budgets add up what uses were about, such as sums of money, instead of counting them.
alter table budget_uses add column amount integer not null default 1;
