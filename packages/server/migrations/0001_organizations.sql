-- Organizations, their environments and keys. Row-level security lets the service role see one environment's rows only.
create table organizations (
  id text primary key,
  name text not null,
  created_at timestamptz not null
);

create table environments (
  id text primary key,
  organization_id text not null references organizations (id),
  kind text not null check (kind in ('sandbox', 'production')),
  wrapped_key bytea not null,
  created_at timestamptz not null,
  unique (organization_id, kind)
);

create table api_keys (
  environment_id text not null references environments (id),
  id text not null,
  name text not null,
  digest bytea not null unique,
  hint text not null,
  note text,
  api_version text not null,
  inflection text not null,
  permissions text[] not null,
  ip_address_allowlist text[] not null,
  file_access_token_expires_in integer not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (environment_id, id)
);

-- Rows below carry the id of their environment without a foreign key: the wall of 0005 admits no other, and a check would
-- lock the same row of environments in every transaction.

-- One data key a subject; redaction deletes wrapped_key.
create table subject_keys (
  environment_id text not null,
  id text not null,
  wrapped_key bytea,
  created_at timestamptz not null,
  destroyed_at timestamptz,
  primary key (environment_id, id)
);

create table idempotency_keys (
  environment_id text not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  object_id text,
  answer bytea,
  request_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_object on idempotency_keys (environment_id, object_id);
