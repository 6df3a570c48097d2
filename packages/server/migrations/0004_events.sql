create table events (
  environment_id text not null,
  id text not null,
  name text not null,
  object_type text not null,
  object_id text not null,
  subject_key_id text,
  payload bytea not null,
  context jsonb,
  actor_type text not null,
  actor_id text,
  created_at timestamptz not null,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
-- Sealed bytes do not compress, and most payloads fit into the row: neither is tried elsewhere.
alter table events alter column payload set storage external;
alter table events set (toast_tuple_target = 8160);
create index events_newest on events (environment_id, created_at desc, id desc);
create index events_object on events (environment_id, object_id);

-- Events that a webhook may want, until they are fanned out; written with the event while any webhook is enabled.
create table event_outbox (
  environment_id text not null,
  event_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, event_id)
);
create index event_outbox_oldest on event_outbox (environment_id, created_at, event_id);

create table webhooks (
  environment_id text not null,
  id text not null,
  status text not null check (status in ('enabled', 'disabled', 'archived')),
  name text,
  description text,
  url text not null,
  enabled_events text[] not null,
  secrets bytea not null,
  api_version text not null,
  inflection text not null,
  api_attributes_blocklist text[] not null,
  file_access_token_expires_in integer not null,
  payload_filter jsonb,
  included_allowlist jsonb not null,
  relationship_allowlist jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, id)
);
create index webhooks_newest on webhooks (environment_id, created_at desc, id desc);

create table webhook_deliveries (
  environment_id text not null,
  id text not null,
  webhook_id text not null,
  event_id text not null,
  subject_key_id text,
  status text not null check (status in ('pending', 'completed', 'failed', 'skipped')),
  body bytea,
  attempts_made integer not null,
  first_attempted_at timestamptz,
  last_attempted_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  primary key (environment_id, id),
  unique (environment_id, webhook_id, event_id)
);
create index webhook_deliveries_event on webhook_deliveries (environment_id, event_id);
