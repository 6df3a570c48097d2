-- What stays of log entries is sealed many at a time; an entry names its block and its place in it. Those of before have their
-- own sealed value.
create table api_log_blocks (
  environment_id text not null,
  id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);
alter table api_log_blocks alter column sealed set storage external;
create index api_log_blocks_age on api_log_blocks using brin (created_at);

alter table api_logs add column block_id text;
alter table api_logs add column position integer;
alter table api_logs alter column sealed drop not null;

grant select, insert, update, delete on api_log_blocks to countersign_service;
alter table api_log_blocks enable row level security;
create policy environment_wall on api_log_blocks to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
