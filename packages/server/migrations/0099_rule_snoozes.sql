-- A rule that counts nothing for one value until a date. The value is that of a transaction, kept as facts keep theirs.
create table rule_snoozes (
  environment_id text not null references environments (id),
  id text not null,
  rule_set_id text not null,
  rule_name text not null,
  -- account, device, card, ip, field.<key>
  kind text not null,
  value_index bytea not null,
  transaction_id text not null,
  until timestamptz not null,
  -- Why, sealed under the key of the environment: people write names.
  reason bytea not null,
  creator_type text not null,
  creator_id text,
  created_at timestamptz not null,
  -- Before its time was over.
  ended_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, rule_set_id) references rule_sets (environment_id, id)
);
create index rule_snoozes_of_values on rule_snoozes (environment_id, rule_set_id, kind, value_index);

grant select, insert, update, delete on rule_snoozes to countersign_service;
alter table rule_snoozes enable row level security;
alter table rule_snoozes force row level security;
create policy environment_wall on rule_snoozes to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
