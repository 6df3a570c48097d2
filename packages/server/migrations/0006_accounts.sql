-- Fields follow schemas: those of a template version, and of an account type.
alter table inquiries
  -- Values that a redaction keeps, sealed under the environment's key.
  add column survivors bytea;

update inquiry_template_versions set definition = (definition - 'fieldDefaults') || jsonb_build_object('fields', (
  select jsonb_agg(
    case when definition -> 'fieldDefaults' ? (field ->> 'key')
      then field || jsonb_build_object('default-value', definition -> 'fieldDefaults' -> (field ->> 'key'))
      else field end order by position)
  from (
    select field, position from jsonb_array_elements('[
      {"key": "current-government-id", "type": "relation-schema", "config": {"target": "document-government-id"}},
      {"key": "current-selfie", "type": "relation-schema", "config": {"target": "selfie"}},
      {"key": "birthdate", "type": "date", "config": {}}
    ]'::jsonb) with ordinality as relations (field, position)
    union all
    select jsonb_build_object('key', key, 'type', 'string', 'config', '{}'::jsonb), 100 + position
    from unnest(array[
      'selected-country-code', 'selected-id-class', 'address-street-1', 'address-street-2',
      'address-city', 'address-subdivision', 'address-postal-code', 'address-country-code',
      'email-address', 'identification-class', 'identification-number', 'name-first', 'name-middle',
      'name-last', 'phone-number', 'social-security-number'
    ]) with ordinality as texts (key, position)
  ) as fields
));

create table field_files (
  environment_id text not null,
  id text not null,
  -- The inquiry or account in whose fields it stands.
  owner_id text not null,
  subject_key_id text not null,
  mime_type text not null,
  byte_size integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (environment_id, id)
);
create index field_files_owner on field_files (environment_id, owner_id);

create table account_types (
  environment_id text not null,
  id text not null,
  name text not null,
  is_default boolean not null,
  -- Null for the fields and relations that every type starts with.
  field_schemas jsonb,
  relation_schemas jsonb,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (environment_id, id)
);
create unique index account_types_default on account_types (environment_id) where is_default;

create table account_statuses (
  environment_id text not null,
  id text not null,
  account_type_id text not null,
  name text not null,
  is_default boolean not null,
  position integer not null,
  primary key (environment_id, id)
);
create unique index account_statuses_name on account_statuses (environment_id, account_type_id, name);
create unique index account_statuses_default on account_statuses (environment_id, account_type_id) where is_default;

-- What an account can be told to do. Parameters are field schemas, effects what running it changes.
create table account_actions (
  environment_id text not null,
  id text not null,
  account_type_id text not null,
  name text not null,
  parameters jsonb not null,
  effects jsonb not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);

-- Identifiers end in base 58, whose digits a hash has but for the nought.
insert into account_types (environment_id, id, name, is_default, created_at)
  select id, 'acttp_' || substr(translate(md5(id || random()::text), '0', 'z'), 1, 24), 'User', true, created_at
  from environments;
insert into account_statuses (environment_id, id, account_type_id, name, is_default, position)
  select t.environment_id, 'actst_' || substr(translate(md5(t.id || random()::text), '0', 'z'), 1, 24), t.id,
    status.name, status.position = 1, status.position
  from account_types t
  cross join unnest(array['Default', 'Approved', 'Declined', 'Needs review']) with ordinality as status (name, position);

alter table accounts
  add column account_type_id text,
  add column survivors bytea,
  add column archived_at timestamptz,
  add column consolidated_into text;
update accounts a set account_type_id = t.id from account_types t where t.environment_id = a.environment_id and t.is_default;
alter table accounts alter column account_type_id set not null;
drop index accounts_reference_id;
create unique index accounts_reference_id on accounts (environment_id, account_type_id, reference_id_index)
  where reference_id_index is not null;
create index accounts_newest on accounts (environment_id, created_at desc, id desc);

-- Keyed hashes of the fields that accounts are found by.
create table account_identifiers (
  environment_id text not null,
  account_id text not null,
  account_type_id text not null,
  key text not null,
  value_index bytea not null,
  is_unique boolean not null,
  primary key (environment_id, account_id, key)
);
create unique index account_identifiers_unique on account_identifiers (environment_id, account_type_id, key, value_index)
  where is_unique;
create index account_identifiers_value on account_identifiers (environment_id, key, value_index);

create table account_relations (
  environment_id text not null,
  id text not null,
  account_id text not null,
  key text not null,
  related_account_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);
create unique index account_relations_pair on account_relations (environment_id, account_id, key, related_account_id);
create index account_relations_newest on account_relations (environment_id, account_id, created_at desc, id desc);

-- The tags in use, so that their number can be bounded.
create table tags (
  environment_id text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (environment_id, name)
);
insert into tags (environment_id, name, created_at)
  select environment_id, name, min(created_at)
  from (
    select environment_id, unnest(tags) as name, created_at from accounts
    union all
    select environment_id, unnest(tags), created_at from inquiries
  ) as used
  group by environment_id, name;

-- Account types were part of accounts so far.
update api_keys set permissions = array_append(permissions, 'account_type.read') where 'account.read' = any(permissions);

do $$
declare
  name text;
begin
  foreach name in array array[
    'field_files', 'account_types', 'account_statuses', 'account_actions', 'account_identifiers', 'account_relations', 'tags'
  ] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', name);
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy environment_wall on %I to countersign_service
         using (environment_id = current_setting(''countersign.environment_id'', true))
         with check (environment_id = current_setting(''countersign.environment_id'', true))', name);
  end loop;
end $$;
