-- What was used of the budgets: of guesses, codes and the like. For whom stands in a keyed hash only.
create table budget_uses (
  id     bigint generated always as identity primary key,
  budget text not null,
  at     timestamptz not null
);
create index budget_uses_of_budget on budget_uses (budget, at);
create index budget_uses_by_age on budget_uses (at);

drop table login_tries;
drop table gift_card_tries;

-- A code is good in the browser that asked for it; of a program that keeps no cookies, in its network.
alter table login_codes add column browser_hash text, add column network_hash text;
-- Where somebody signed in from: a browser by its cookie, a program by its network. It is known there from then on.
alter table logins add column origin_hash text;
