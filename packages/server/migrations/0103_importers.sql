-- Files of rows that become accounts or items of lists, and how far each of them has come.
create table importers (
  environment_id text not null references environments (id),
  id text not null,
  -- account, or list-item/ and the kind of the items.
  kind text not null,
  list_id text,
  status text not null check (status in ('pending', 'ready', 'errored')),
  -- The file is sealed under a key of its own, which is destroyed when the import ends.
  subject_key_id text not null,
  -- Null once the bytes are removed from the disk.
  file_id text,
  row_count integer not null,
  successful_count integer not null default 0,
  duplicate_count integer not null default 0,
  error_count integer not null default 0,
  -- The first rows that were refused, with the reason and without their values.
  row_errors jsonb not null default '[]',
  -- Runs since the last row that was done.
  tries integer not null default 0,
  -- When it is taken up again, unless something is done of it before.
  due_at timestamptz not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  arrival bigint not null default nextval('arrivals'),
  primary key (environment_id, id),
  foreign key (environment_id, list_id) references lists (environment_id, id),
  -- Rows that are done are those that were counted.
  check (successful_count + duplicate_count + error_count <= row_count),
  check (status = 'pending' or successful_count + duplicate_count + error_count = row_count)
);
create index importers_arrived on importers (environment_id, arrival);
create index importers_due on importers (environment_id, due_at) where file_id is not null;
create trigger arrives before insert on importers for each statement execute function note_arrivals();

grant select, insert, update, delete on importers to countersign_service;
alter table importers enable row level security;
alter table importers force row level security;
create policy environment_wall on importers to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
