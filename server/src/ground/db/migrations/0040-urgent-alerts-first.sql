-- What is open comes first, of that somebody on the water, then the newest.
drop index alerts_in_order;
create index alerts_in_order on alerts (
  (case when closed_at is not null then 2 when kind in ('not-back', 'problem-unsafe') then 0 else 1 end),
  created_at desc, id
);
