create table verifications (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  account_id text,
  template_id text not null,
  template_version_id text not null,
  verification_template_id text not null,
  verification_template_version_id text not null,
  kind text not null,
  attempt integer not null,
  status text not null,
  document_id text,
  selfie_id text,
  country_code text,
  tags text[] not null,
  sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  completed_at timestamptz,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
create index verifications_inquiry on verifications (environment_id, inquiry_id, created_at, id);

create table documents (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  template_id text not null,
  template_version_id text not null,
  subject_key_id text not null,
  kind text not null,
  status text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  processed_at timestamptz,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
create index documents_inquiry on documents (environment_id, inquiry_id, created_at, id);

create table selfies (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  kind text not null,
  status text not null,
  created_at timestamptz not null,
  processed_at timestamptz,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
create index selfies_inquiry on selfies (environment_id, inquiry_id, created_at, id);

-- Bytes lie encrypted in the file store under the id; only this row says what they are.
create table files (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  page text not null,
  variant text not null check (variant in ('original', 'normalized')),
  capture_method text,
  filename text not null,
  mime_type text not null,
  byte_size integer not null,
  content_index bytea not null,
  sealed bytea not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (environment_id, id)
);
create index files_inquiry on files (environment_id, inquiry_id, created_at, id);

-- Keyed hashes for repeat detection over the environment's own history; rows go with their inquiry at redaction.
create table verification_traces (
  environment_id text not null,
  inquiry_id text not null,
  account_id text,
  kind text not null check (kind in ('document-number', 'picture')),
  trace bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, inquiry_id, kind, trace)
);
create index verification_traces_lookup on verification_traces (environment_id, kind, trace);
