-- Lists, what is on them, what was submitted in the last 90 days as hashes, and the matches between the two.
create table lists (
  environment_id text not null references environments (id),
  id text not null,
  -- email-address, name, ip-address, …
  kind text not null,
  name text not null,
  status text not null,
  -- The field that a list of kind `field` compares.
  field_name text,
  allow_fuzzy boolean not null,
  -- What its items hold is sealed under it.
  subject_key_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (environment_id, id)
);
create index lists_newest on lists (environment_id, created_at desc, id desc);

create table list_items (
  environment_id text not null references environments (id),
  id text not null,
  list_id text not null,
  kind text not null,
  status text not null,
  -- Blind index of the normal form of the whole item.
  value_index bytea not null,
  sealed bytea not null,
  match_count integer not null,
  -- Who would have been hit in the 90 days before; null until it was looked for.
  back_hits integer,
  -- Bits of the network, of items that are one.
  prefix smallint,
  creator_type text not null,
  creator_id text,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, list_id) references lists (environment_id, id)
);
create unique index list_items_value on list_items (environment_id, list_id, value_index) where status <> 'archived';
create index list_items_newest on list_items (environment_id, list_id, created_at desc, id desc);
create index list_items_pending on list_items (environment_id, list_id, id) where status = 'pending';
create index list_items_expiring on list_items (environment_id, expires_at) where expires_at is not null and status <> 'archived';
create index list_items_remembered on list_items (environment_id, kind) where kind in ('geolocation', 'ip-address', 'face') and status = 'active';

-- Under which hashes an item is looked up.
create table list_item_keys (
  environment_id text not null references environments (id),
  value_index bytea not null,
  item_id text not null,
  primary key (environment_id, value_index, item_id)
);
create index list_item_keys_item on list_item_keys (environment_id, item_id);

-- Counts changes of what processes remember of items: places, networks in use.
create table list_revisions (
  environment_id text not null references environments (id),
  revision integer not null,
  primary key (environment_id)
);

create table list_matches (
  environment_id text not null references environments (id),
  object_type text not null,
  object_id text not null,
  item_id text not null,
  field text not null,
  list_id text not null,
  inquiry_id text,
  at timestamptz not null,
  primary key (environment_id, object_type, object_id, item_id, field)
);
create index list_matches_inquiry on list_matches (environment_id, inquiry_id) where inquiry_id is not null;
create index list_matches_list on list_matches (environment_id, list_id, at desc);
create index list_matches_item on list_matches (environment_id, item_id, at desc);

-- What was submitted, as the hashes by which lists look it up.
create table submitted_facts (
  environment_id text not null references environments (id),
  object_type text not null,
  object_id text not null,
  field text not null,
  inquiry_id text,
  indexes bytea[] not null,
  -- Of values that a hash alone does not compare: addresses, places, names.
  sealed bytea,
  subject_key_id text not null,
  at timestamptz not null,
  primary key (environment_id, object_type, object_id, field)
);
create index submitted_facts_indexes on submitted_facts using gin (indexes);
create index submitted_facts_inquiry on submitted_facts (environment_id, inquiry_id) where inquiry_id is not null;
create index submitted_facts_at on submitted_facts (environment_id, at);

do $$
declare
  walled text;
begin
  foreach walled in array array['lists', 'list_items', 'list_item_keys', 'list_revisions', 'list_matches', 'submitted_facts'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', walled);
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy environment_wall on %I to countersign_service
         using (environment_id = current_setting(''countersign.environment_id'', true))
         with check (environment_id = current_setting(''countersign.environment_id'', true))', walled);
  end loop;
end
$$;
