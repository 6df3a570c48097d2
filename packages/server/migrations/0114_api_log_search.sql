-- What log entries are found by; null for those of before. The path holds ids only: anything else in the place of one is withheld.
alter table api_logs add column method text;
alter table api_logs add column path text;
alter table api_logs add column status integer;
alter table api_logs add column key_id text;

create index api_logs_failed on api_logs (environment_id, created_at desc, id desc) where status >= 400;
create index api_logs_of_key on api_logs (environment_id, key_id, created_at desc, id desc);
