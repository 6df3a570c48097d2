-- When a delivery is to be attempted next. While an attempt runs this lies a lease ahead, so that another worker takes over
-- what a dead one left behind.
alter table webhook_deliveries add column next_attempt_at timestamptz;
update webhook_deliveries set next_attempt_at = created_at where status = 'pending';
create index webhook_deliveries_due on webhook_deliveries (environment_id, next_attempt_at) where status = 'pending';
