-- What people did and looked at (decision 0077): one chain of rows an organization and day, and the head of each chain, signed.
-- Rows are only ever added; the service may empty the parameters of one and cut the oldest days, and change nothing else.
create table user_audit_logs (
  organization_id text not null references organizations (id),
  -- Of `created_at`, in UTC.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  seq integer not null check (seq > 0),
  id text not null unique,
  created_at timestamptz not null,
  -- Null for what is of no environment, such as signing in.
  environment_id text,
  user_id text not null,
  session_id text,
  method text not null,
  path text not null,
  status integer not null,
  ip_address text not null,
  user_agent text not null,
  -- Of what was asked for and answered.
  object_ids text[] not null,
  -- Inquiries and accounts among them, or that they belong to.
  subject_ids text[] not null,
  purpose text,
  context jsonb not null,
  -- Null once a redaction reached it; its digest stays, so that the chain still verifies.
  params_sealed bytea,
  params_digest bytea not null check (length(params_digest) = 32),
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (organization_id, day, seq)
);
create index user_audit_logs_by_subject on user_audit_logs using gin (subject_ids);

create table user_audit_heads (
  organization_id text not null references organizations (id),
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  -- The first chain of the organization is 1; a chain that is missing leaves a gap.
  ordinal integer not null check (ordinal > 0),
  seq integer not null,
  hash bytea not null check (length(hash) = 32),
  -- When retention cut the rows; the head stays in their place.
  cut_at timestamptz,
  signature bytea not null,
  primary key (organization_id, day),
  unique (organization_id, ordinal)
);

create table view_tickets (
  environment_id text not null references environments (id),
  -- The row of the audit log that was written with it.
  audit_id text not null primary key,
  token_digest bytea not null unique check (length(token_digest) = 32),
  file_id text not null,
  user_id text not null,
  session_id text not null,
  is_prefetched boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  seen_at timestamptz
);
create index view_tickets_by_age on view_tickets (environment_id, created_at);

do $$
declare
  name text;
begin
  foreach name in array array['user_audit_logs', 'user_audit_heads', 'view_tickets'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['user_audit_logs', 'user_audit_heads'] loop
    execute format(
      'create policy organization_wall on %I to countersign_service
         using (organization_id = (select countersign_organization()))
         with check (organization_id = (select countersign_organization()))', name);
  end loop;
end $$;

create policy environment_wall on view_tickets to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
create policy ticket_by_digest on view_tickets for select to countersign_service
  using (encode(token_digest, 'hex') = current_setting('countersign.secret_digest', true));

grant select, insert, delete on user_audit_logs to countersign_service;
grant update (params_sealed) on user_audit_logs to countersign_service;
grant select, insert on user_audit_heads to countersign_service;
grant update (seq, hash, cut_at, signature) on user_audit_heads to countersign_service;
grant select, insert, update, delete on view_tickets to countersign_service;
