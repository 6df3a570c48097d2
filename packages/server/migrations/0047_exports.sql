-- Lists that people take with them as a file: who asked, for what, and the file while it is kept.
create table exports (
  environment_id text not null references environments (id),
  id text not null,
  kind text not null check (kind in ('inquiry')),
  status text not null check (status in ('pending', 'running', 'completed', 'failed')),
  user_id text not null,
  with_personal boolean not null,
  -- What narrowed the list; sealed, since reference ids are among it.
  filter bytea not null,
  rows integer not null default 0,
  is_cut boolean not null default false,
  -- Compressed and sealed; null until it is completed.
  content bytea,
  byte_size integer,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (environment_id, id)
);
create index exports_newest on exports (environment_id, created_at desc, id desc);
grant select, insert, update, delete on exports to countersign_service;
alter table exports enable row level security;
alter table exports force row level security;
create policy environment_wall on exports to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
