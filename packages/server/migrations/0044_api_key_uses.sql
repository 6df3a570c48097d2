-- What each key is used for, by operation and day, so that it can be told what a narrower key would no longer do.
create table api_key_uses (
  environment_id text not null references environments (id),
  key_id text not null,
  operation_id text not null,
  day date not null,
  method text not null,
  path text not null,
  -- Null for an operation that any key may call.
  permission text,
  calls integer not null,
  -- Those of `calls` that were answered 401, 403 or 429.
  refused integer not null,
  last_at timestamptz not null,
  primary key (environment_id, key_id, operation_id, day)
);
create index api_key_uses_by_age on api_key_uses (environment_id, last_at);
grant select, insert, update, delete on api_key_uses to countersign_service;
alter table api_key_uses enable row level security;
alter table api_key_uses force row level security;
create policy environment_wall on api_key_uses to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
