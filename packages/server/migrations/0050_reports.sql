-- Reports: what was asked, what was found, and each run of it. All that tells of a person is sealed under the report's own key.
create table report_templates (
  environment_id text not null references environments (id),
  id text not null,
  kind text not null,
  name text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, id)
);
-- The template a report has that names none.
create unique index report_templates_default on report_templates (environment_id, kind) where is_default;
create index report_templates_created on report_templates (environment_id, created_at, id);

create table report_template_versions (
  environment_id text not null references environments (id),
  id text not null,
  report_template_id text not null,
  number integer not null,
  settings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null for the draft, of which a template has one at most.
  published_at timestamptz,
  primary key (environment_id, id),
  unique (environment_id, report_template_id, number),
  foreign key (environment_id, report_template_id) references report_templates (environment_id, id)
);
create unique index report_template_versions_draft on report_template_versions (environment_id, report_template_id)
  where published_at is null;

create table reports (
  environment_id text not null references environments (id),
  id text not null,
  subject_key_id text not null,
  kind text not null,
  report_template_id text not null,
  report_template_version_id text not null,
  status text not null,
  account_id text,
  inquiry_id text,
  sealed bytea not null,
  tag_indexes text[] not null,
  has_match boolean not null,
  runs integer not null,
  -- When it is run again, or a source asked again for what it had not yet; null when neither is due.
  next_run_at timestamptz,
  paused_at timestamptz,
  -- The run that a source has yet to answer: since when, how often asked.
  open_run_id text,
  open_run_since timestamptz,
  open_run_asks integer not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  redacted_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, report_template_version_id) references report_template_versions (environment_id, id)
);
create index reports_created on reports (environment_id, created_at, id);
create index reports_of_account on reports (environment_id, account_id, created_at, id) where account_id is not null;
create index reports_of_inquiry on reports (environment_id, inquiry_id) where inquiry_id is not null;
create index reports_due on reports (environment_id, next_run_at) where next_run_at is not null;
create index reports_tag_indexes on reports using gin (tag_indexes);

-- Runs and what people did between them, as the history of a report shows them.
create table report_history (
  environment_id text not null references environments (id),
  id text not null,
  report_id text not null,
  -- run, dismiss, pause, resume, review
  type text not null,
  actor_type text not null,
  actor_id text,
  created_at timestamptz not null,
  -- Of a run alone: why it ran, with what, and what came out, so that it can be run again and compared.
  run_type text,
  status text,
  completed_at timestamptz,
  matches integer,
  report_template_version_id text,
  searched jsonb,
  model text,
  inputs_hash text,
  result_hash text,
  primary key (environment_id, id),
  foreign key (environment_id, report_id) references reports (environment_id, id)
);
create index report_history_of_report on report_history (environment_id, report_id, created_at, id);

-- What a report of a kind does that names no template, in the environments that are there already.
insert into report_templates (environment_id, id, kind, name, is_default, created_at, updated_at)
  select e.id, 'rptp_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), k.kind, k.name, true, now(), now()
  from environments e cross join (values
    ('address-lookup', 'Address lookup'), ('adverse-media', 'Adverse media'),
    ('business-adverse-media', 'Business adverse media'), ('business-associated-persons', 'Business associated persons'),
    ('business-lookup', 'Business lookup'), ('business-registrations-lookup', 'Business registrations lookup'),
    ('business-watchlist', 'Business watchlist'), ('crypto-address-watchlist', 'Crypto address watchlist'),
    ('email-address', 'Email address'), ('integration/sentilink-scores', 'Synthetic fraud scores'),
    ('phone-number', 'Phone number'), ('politically-exposed-person', 'Politically exposed person'),
    ('profile', 'Profile'), ('profile-non-authoritative', 'Profile, non-authoritative'),
    ('social-media', 'Social media'), ('synthetic', 'Synthetic fraud'), ('watchlist', 'Watchlist')
  ) as k (kind, name);
-- An empty object stands for the settings that the kind was shipped with.
insert into report_template_versions (environment_id, id, report_template_id, number, settings, created_at, updated_at, published_at)
  select environment_id, 'rptpv_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), id, 1, '{}', now(), now(), now()
  from report_templates;

do $$
declare t text;
begin
  foreach t in array array['report_templates', 'report_template_versions', 'reports', 'report_history'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', t);
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy environment_wall on %I to countersign_service
      using (environment_id = current_setting(''countersign.environment_id'', true))
      with check (environment_id = current_setting(''countersign.environment_id'', true))', t);
  end loop;
end $$;
