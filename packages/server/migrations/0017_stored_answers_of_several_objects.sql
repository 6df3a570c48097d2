-- A stored answer can show several objects: those it lists, changed or included. Redaction of any of them must reach it.
alter table idempotency_keys add column object_ids text[] not null default '{}';
create index idempotency_keys_objects on idempotency_keys using gin (object_ids) where object_ids <> '{}';
