-- A station's log has thousands of doors for each webhook: its deliveries are found without reading past them.
create index logs_of_webhooks on logs (station_id, created_at desc)
  where title in ('webhook delivered', 'webhook not delivered');
