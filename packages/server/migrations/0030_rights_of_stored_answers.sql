-- A key with other rights than the one that was answered is not given the same answer again. Rows from before have none.
alter table idempotency_keys add column rights text;
