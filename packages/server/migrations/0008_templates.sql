-- Inquiry templates are configured over the API: lists of their own, drafts, translations, and theme sets.
alter table inquiry_templates
  add column embedded_flow_domain_allowlist text[] not null default '{}',
  add column hosted_flow_subdomains text[] not null default '{}',
  add column hosted_flow_redirect_uri_schemes text[] not null default '{}';

alter table inquiry_template_versions
  add column name_display text,
  add column description text,
  -- Texts of the flow that the business wrote itself: locale to key to sentence.
  add column translations jsonb not null default '{}';
create unique index inquiry_template_versions_one_draft on inquiry_template_versions (environment_id, template_id)
  where status = 'draft';

create table theme_sets (
  environment_id text not null,
  id text not null,
  name text not null,
  status text not null,
  styles jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (environment_id, id)
);
create index theme_sets_newest on theme_sets (environment_id, created_at desc, id desc);

grant select, insert, update, delete on theme_sets to countersign_service;
alter table theme_sets enable row level security;
create policy environment_wall on theme_sets to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
