-- When a thing turned up that had been paid for. It stood in the data of an alert, which goes a year after it is closed.
alter table claim_items add column found_at timestamptz;
update claim_items set found_at = alerts.created_at from alerts
where alerts.kind = 'claim-found' and alerts.target = claim_items.claim_id and alerts.data -> 'itemIds' ? claim_items.item_id;

-- The last alert of a trouble, closed or not; only open ones had an index.
create index alerts_of_target on alerts (kind, target, created_at desc);
