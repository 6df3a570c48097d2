-- Tags and the contexts of events stood in plain. Tags are now sealed with what else is sealed of their object, met by keyed
-- hashes; a context is sealed with the payload of its event. Only a process with the root key can seal what is there: it waits
-- here, without the objects that were redacted, and the next start takes it (decision 0047).
create table plain_values (
  environment_id text not null,
  kind text not null check (kind in ('account tags', 'inquiry tags', 'event context')),
  row_id text not null,
  value jsonb not null,
  primary key (environment_id, kind, row_id)
);
insert into plain_values
  select environment_id, 'account tags', id, to_jsonb(tags) from accounts where tags <> '{}'
  union all
  select environment_id, 'inquiry tags', id, to_jsonb(tags) from inquiries where tags <> '{}' and redacted_at is null
  union all
  select environment_id, 'event context', id, context from events where context is not null and redacted_at is null;

alter table accounts drop column tags, add column tag_indexes text[] not null default '{}';
alter table inquiries drop column tags, add column tag_indexes text[] not null default '{}';
alter table verifications drop column tags;
alter table events drop column context;

truncate tags;
alter table tags rename column name to tag_index;

grant select, update, delete on plain_values to countersign_service;
alter table plain_values enable row level security;
create policy environment_wall on plain_values to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
