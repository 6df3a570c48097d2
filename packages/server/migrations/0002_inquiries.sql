create table inquiry_templates (
  environment_id text not null,
  id text not null,
  name text not null,
  status text not null,
  latest_published_version_id text,
  created_at timestamptz not null,
  primary key (environment_id, id)
);

create table inquiry_template_versions (
  environment_id text not null,
  id text not null,
  template_id text not null,
  status text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  primary key (environment_id, id)
);
create index inquiry_template_versions_template on inquiry_template_versions (environment_id, template_id);

create table accounts (
  environment_id text not null,
  id text not null,
  subject_key_id text not null,
  reference_id_index bytea,
  reference_id bytea,
  sealed bytea not null,
  tags text[] not null,
  account_status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
create unique index accounts_reference_id on accounts (environment_id, reference_id_index)
  where reference_id_index is not null;

create table inquiries (
  environment_id text not null,
  id text not null,
  subject_key_id text not null,
  account_id text,
  template_id text not null,
  template_version_id text not null,
  status text not null,
  version integer not null,
  reference_id_index bytea,
  reference_id bytea,
  note_index bytea,
  sealed bytea not null,
  creator text not null,
  tags text[] not null,
  behaviors jsonb not null,
  reviewer_type text,
  reviewer_id text,
  previous_step_name text,
  next_step_name text,
  progress jsonb not null,
  expiry jsonb not null,
  -- References to what hangs on the inquiry, written with it, so that reading an inquiry is reading one row.
  related jsonb not null default '{}',
  -- Raised by every write of the row: an answer made from it may be given again while this is the same.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  expires_at timestamptz,
  completed_at timestamptz,
  failed_at timestamptz,
  marked_for_review_at timestamptz,
  decisioned_at timestamptz,
  expired_at timestamptz,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
alter table inquiries alter column sealed set storage external;
create index inquiries_newest on inquiries (environment_id, created_at desc, id desc);
create index inquiries_account on inquiries (environment_id, account_id);
create index inquiries_reference on inquiries (environment_id, reference_id_index) where reference_id_index is not null;
create index inquiries_note on inquiries (environment_id, note_index) where note_index is not null;
create index inquiries_due on inquiries (environment_id, expires_at) where expires_at is not null;

create table inquiry_sessions (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  status text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  started_at timestamptz,
  expired_at timestamptz,
  expires_at timestamptz not null,
  primary key (environment_id, id)
);
create index inquiry_sessions_inquiry on inquiry_sessions (environment_id, inquiry_id, created_at desc, id desc);
create index inquiry_sessions_newest on inquiry_sessions (environment_id, created_at desc, id desc);

create table one_time_links (
  environment_id text not null,
  code_digest bytea not null primary key,
  inquiry_id text not null,
  session_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_inquiry on one_time_links (environment_id, inquiry_id);

-- Written before the first picture is accepted; a row is never changed.
create table consents (
  environment_id text not null,
  inquiry_id text not null,
  session_id text not null,
  text_version text not null,
  locale text not null,
  scope text[] not null,
  created_at timestamptz not null,
  primary key (environment_id, inquiry_id, session_id)
);
