-- What accounts have in common, as keyed hashes of which nothing can be read back: one row a value and account, whoever told it.
create table subject_links (
  environment_id text not null references environments (id),
  -- A number of packages/server/src/resources/people/links/link-kinds.ts.
  kind smallint not null,
  -- Blind index of the normalized value, its first 16 bytes.
  value_index bytea not null,
  account_id text not null,
  -- Who told it first: account, inquiry, verification, inquiry-session, and which one.
  source_type text not null,
  source_id text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (environment_id, kind, value_index, account_id)
);
create index subject_links_account on subject_links (environment_id, account_id, kind, value_index);

-- Everything that told of a link, so that one of them can be erased and the others still say it.
create table link_sources (
  environment_id text not null references environments (id),
  source_id text not null,
  kind smallint not null,
  value_index bytea not null,
  account_id text not null,
  source_type text not null,
  -- Of a source that belongs to an inquiry.
  inquiry_id text,
  seen_at timestamptz not null,
  primary key (environment_id, source_id, kind, value_index)
);
create index link_sources_link on link_sources (environment_id, account_id, kind, value_index);
create index link_sources_inquiry on link_sources (environment_id, inquiry_id) where inquiry_id is not null;

-- How many accounts have a value, kept by the transaction that changes it; it stops counting at 1,001.
create table link_degrees (
  environment_id text not null references environments (id),
  kind smallint not null,
  value_index bytea not null,
  degree integer not null,
  primary key (environment_id, kind, value_index)
);

do $$
declare
  walled text;
begin
  foreach walled in array array['subject_links', 'link_sources', 'link_degrees'] loop
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
