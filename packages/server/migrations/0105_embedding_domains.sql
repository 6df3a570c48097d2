-- Domains whose pages may frame every inquiry of the environment, in addition to those of its template.
create table environment_settings (
  environment_id text not null primary key references environments (id),
  embedding_domains text[] not null default '{}'
);

grant select, insert, update, delete on environment_settings to countersign_service;
alter table environment_settings enable row level security;
alter table environment_settings force row level security;
create policy environment_wall on environment_settings to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
