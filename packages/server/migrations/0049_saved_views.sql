-- Lists as people keep them: a name and the line that narrows the list.
create table saved_views (
  environment_id text not null references environments (id),
  id text not null,
  user_id text not null,
  name text not null,
  -- Sealed, since reference ids are among what is looked for.
  line bytea not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);
create index saved_views_of_user on saved_views (environment_id, user_id);
create index saved_views_shared on saved_views (environment_id) where is_shared;
grant select, insert, update, delete on saved_views to countersign_service;
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy environment_wall on saved_views to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
