-- Rows that are locked by name where no row of their own stands for what is done one at a time, such as counting.
create table row_locks (
  environment_id text not null,
  name text not null,
  primary key (environment_id, name)
);

grant select, insert, update on row_locks to countersign_service;
alter table row_locks enable row level security;
create policy environment_wall on row_locks to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
