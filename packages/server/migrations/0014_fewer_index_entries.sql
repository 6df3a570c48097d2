-- What is written with every request has no more indexes than it is looked up by.
alter table event_outbox drop constraint event_outbox_pkey;
drop index event_outbox_oldest;
alter table event_outbox add primary key (environment_id, created_at, event_id);

-- Keys are written in the order of their age, and looked up by it only to delete the old ones.
drop index idempotency_keys_age;
create index idempotency_keys_age on idempotency_keys using brin (created_at);
