-- Cases: work of people on whatever the service found. Settings are plain; what tells of a person lies under the key of its case.
create table case_queues (
  environment_id text not null references environments (id),
  id text not null,
  name text not null,
  status text not null check (status in ('active', 'archived')),
  is_default boolean not null,
  -- Calendar, deadline and assignment; an empty object stands for what was shipped.
  settings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  archived_at timestamptz,
  primary key (environment_id, id)
);
create index case_queues_created on case_queues (environment_id, created_at, id);

create table case_templates (
  environment_id text not null references environments (id),
  id text not null,
  -- What the names of its cases begin with.
  key text not null,
  name text not null,
  status text not null check (status in ('active', 'archived')),
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  archived_at timestamptz,
  primary key (environment_id, id),
  constraint case_templates_key unique (environment_id, key)
);
create unique index case_templates_default on case_templates (environment_id) where is_default;
create index case_templates_created on case_templates (environment_id, created_at, id);

create table case_template_versions (
  environment_id text not null references environments (id),
  id text not null,
  case_template_id text not null,
  number integer not null,
  -- An empty object stands for what was shipped.
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null for the draft, of which a template has one at most.
  published_at timestamptz,
  primary key (environment_id, id),
  unique (environment_id, case_template_id, number),
  foreign key (environment_id, case_template_id) references case_templates (environment_id, id)
);
create unique index case_template_versions_draft on case_template_versions (environment_id, case_template_id)
  where published_at is null;

-- The last number of each template; taken last in a transaction, since whoever opens a case waits here.
create table case_counters (
  environment_id text not null references environments (id),
  case_template_id text not null,
  last integer not null,
  primary key (environment_id, case_template_id)
);

create table cases (
  environment_id text not null references environments (id),
  id text not null,
  case_template_id text not null,
  subject_key_id text not null,
  name text not null,
  -- The name of a status of the template, and its kind in the words that searches use.
  status text not null,
  state text not null check (state in ('open', 'pending', 'resolved')),
  resolution text,
  case_queue_id text,
  priority integer not null,
  creator_type text,
  creator_id text,
  assignee_id text,
  assigned_at timestamptz,
  assigner_type text,
  assigner_id text,
  resolver_type text,
  resolver_id text,
  resolved_at timestamptz,
  updater_type text,
  updater_id text,
  -- What opened it, where that was no person; one cause opens one case.
  cause_type text,
  cause_id text,
  -- What its event says of why, for the page.
  cause_reason text,
  sla_expires_at timestamptz,
  snoozed_until timestamptz,
  snoozed_at timestamptz,
  -- Fields, tags and attachments.
  sealed bytea not null,
  survivors bytea,
  tag_indexes text[] not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  redacted_at timestamptz,
  primary key (environment_id, id),
  constraint cases_cause unique (environment_id, cause_type, cause_id),
  foreign key (environment_id, case_template_id) references case_templates (environment_id, id)
);
create index cases_created on cases (environment_id, created_at, id);
create index cases_waiting on cases (environment_id, case_queue_id, state, priority, sla_expires_at);
create index cases_of_assignee on cases (environment_id, assignee_id, state) where assignee_id is not null;
create index cases_due on cases (environment_id, sla_expires_at) where sla_expires_at is not null and state <> 'resolved';
create index cases_tag_indexes on cases using gin (tag_indexes);

create table case_objects (
  environment_id text not null references environments (id),
  case_id text not null,
  object_type text not null,
  object_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, case_id, object_id),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);
create index case_objects_by_object on case_objects (environment_id, object_id);

create table case_comments (
  environment_id text not null references environments (id),
  id text not null,
  case_id text not null,
  subject_key_id text not null,
  commenter_type text not null,
  commenter_id text not null,
  mentioned_ids text[] not null,
  sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);
create index case_comments_of_case on case_comments (environment_id, case_id, created_at, id);

-- Fields of cases that the template lets be searched, as keyed hashes of their values.
create table case_field_indexes (
  environment_id text not null references environments (id),
  case_id text not null,
  key text not null,
  value_index bytea not null,
  primary key (environment_id, case_id, key),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);
create index case_field_indexes_by_value on case_field_indexes (environment_id, key, value_index);

-- A deadline that passed is told once: the deadline itself is in the key.
create table case_sla_breaches (
  environment_id text not null references environments (id),
  case_id text not null,
  deadline timestamptz not null,
  told_at timestamptz not null,
  primary key (environment_id, case_id, deadline),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);

create table case_assignment_policies (
  environment_id text not null references environments (id),
  id text not null,
  name text not null,
  status text not null check (status in ('active', 'archived')),
  settings jsonb not null,
  -- Whose turn it was last.
  last_user_id text,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (environment_id, id)
);

create table case_teams (
  environment_id text not null references environments (id),
  id text not null,
  name text not null,
  user_ids text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (environment_id, id)
);

create table case_availability (
  environment_id text not null references environments (id),
  user_id text not null references users (id),
  availability text not null check (availability in ('available', 'busy', 'unavailable')),
  updated_at timestamptz not null,
  primary key (environment_id, user_id)
);

create table case_notices (
  environment_id text not null references environments (id),
  id text not null,
  user_id text not null references users (id),
  case_id text not null,
  kind text not null check (kind in ('assigned', 'sla-expired', 'mentioned', 'second-read', 'escalated')),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);
create index case_notices_of_user on case_notices (environment_id, user_id, created_at, id);

-- What people said that a case should become, where two have to agree.
create table case_reads (
  environment_id text not null references environments (id),
  id text not null,
  case_id text not null,
  user_id text not null references users (id),
  status text not null,
  state text not null check (state in ('waiting', 'agreed', 'superseded')),
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);
create unique index case_reads_of_person on case_reads (environment_id, case_id, user_id) where state = 'waiting';

create table case_checks (
  environment_id text not null references environments (id),
  case_id text not null,
  item text not null,
  user_id text not null,
  ticked_at timestamptz not null,
  primary key (environment_id, case_id, item),
  foreign key (environment_id, case_id) references cases (environment_id, id)
);

-- What every environment begins with, in those that are there already.
insert into case_queues (environment_id, id, name, status, is_default, settings, created_at)
  select id, 'cqueue_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), 'Default', 'active', true, '{}', now()
  from environments;
insert into case_templates (environment_id, id, key, name, status, is_default, created_at)
  select id, 'ctmpl_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), 'CASE', 'Default', 'active', true, now()
  from environments;
insert into case_template_versions (environment_id, id, case_template_id, number, document, created_at, updated_at, published_at)
  select environment_id, 'ctmplv_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), id, 1, '{}', now(), now(), now()
  from case_templates;

do $$
declare t text;
begin
  foreach t in array array['case_queues', 'case_templates', 'case_template_versions', 'case_counters', 'cases', 'case_objects',
    'case_comments', 'case_field_indexes', 'case_sla_breaches', 'case_assignment_policies', 'case_teams', 'case_availability',
    'case_notices', 'case_reads', 'case_checks'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', t);
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy environment_wall on %I to countersign_service
      using (environment_id = current_setting(''countersign.environment_id'', true))
      with check (environment_id = current_setting(''countersign.environment_id'', true))', t);
  end loop;
end $$;
