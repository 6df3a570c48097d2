-- Headers of the receiver's own, sealed since they carry credentials; and since when every attempt has failed.
alter table webhooks add column custom_http_headers bytea;
alter table webhooks add column failing_since timestamptz;
alter table webhooks add column disabled_reason text check (disabled_reason in ('endpoint-failing'));

-- What the receiver answered to the last attempt that failed, sealed like the body. A body now holds neutral file references,
-- whose links are made for each attempt.
alter table webhook_deliveries add column response bytea;

-- Deliveries are listed by webhook, and were never looked up by event alone.
create index webhook_deliveries_newest on webhook_deliveries (environment_id, webhook_id, created_at desc, id desc);
drop index webhook_deliveries_event;
