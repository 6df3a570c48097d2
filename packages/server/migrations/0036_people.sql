-- The people who sign in to the dashboard, what they may do, and how they came in (decision 0076). They belong to an organization,
-- which a transaction knows by its environment; what is looked up before an environment is known is found by a keyed digest.
create function countersign_organization() returns text language sql stable
  as $$ select organization_id from environments where id = current_setting('countersign.environment_id', true) $$;

create table users (
  organization_id text not null references organizations (id),
  id text not null primary key,
  status text not null check (status in ('active', 'deactivated')),
  email_sealed bytea not null,
  email_digest bytea not null check (length(email_digest) = 32),
  name_first_sealed bytea not null,
  name_last_sealed bytea not null,
  language text not null default 'en',
  is_owner boolean not null default false,
  password_hash text,
  totp_sealed bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  oidc_issuer text,
  oidc_subject text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_signed_in_at timestamptz,
  deactivated_at timestamptz,
  unique (organization_id, email_digest)
);
create unique index users_of_issuer on users (oidc_issuer, oidc_subject) where oidc_subject is not null;
create index users_by_email on users (email_digest);

create table user_passkeys (
  organization_id text not null references organizations (id),
  id text not null primary key,
  user_id text not null references users (id) on delete cascade,
  credential_digest bytea not null unique check (length(credential_digest) = 32),
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- A counter that went backwards: the credential may have been copied, and is refused from then on.
  suspended_at timestamptz
);
create index user_passkeys_of_user on user_passkeys (user_id);

create table user_recovery_codes (
  organization_id text not null references organizations (id),
  user_id text not null references users (id) on delete cascade,
  position smallint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, position)
);

create table roles (
  organization_id text not null references organizations (id),
  id text not null primary key,
  name text not null,
  description text not null default '',
  permissions text[] not null,
  environments text[] not null,
  -- Inquiry templates whose inquiries alone the role reaches; none means all.
  only_templates text[] not null default '{}',
  seeded_as text check (seeded_as in ('owner', 'admin', 'developer', 'analyst', 'reviewer', 'auditor')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz
);
create unique index roles_by_name on roles (organization_id, lower(name)) where archived_at is null;

create table user_roles (
  organization_id text not null references organizations (id),
  user_id text not null references users (id) on delete cascade,
  role_id text not null references roles (id),
  -- Null for the first start and for what an issuer's claim says.
  granted_by text,
  granted_at timestamptz not null,
  primary key (user_id, role_id)
);
create index user_roles_of_role on user_roles (role_id);

create table user_sessions (
  organization_id text not null references organizations (id),
  id text not null primary key,
  token_digest bytea not null unique check (length(token_digest) = 32),
  user_id text not null references users (id) on delete cascade,
  way text not null check (way in ('passkey', 'password', 'oidc', 'recovery-code', 'setup', 'invitation')),
  -- Whether whoever signed in showed two factors; a passkey counts as both.
  has_second_factor boolean not null,
  ip_address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  step_up_at timestamptz,
  see_as_role_id text references roles (id),
  oidc_tokens_sealed bytea,
  oidc_checked_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('signed-out', 'revoked', 'idle', 'absolute', 'rotated', 'issuer', 'deactivated', 'too-many'))
);
create index user_sessions_of_user on user_sessions (user_id, created_at) where ended_at is null;

create table invitations (
  organization_id text not null references organizations (id),
  id text not null primary key,
  email_sealed bytea not null,
  email_digest bytea not null,
  code_digest bytea not null unique check (length(code_digest) = 32),
  role_ids text[] not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index invitations_of_organization on invitations (organization_id, created_at);

create table setup_codes (
  organization_id text not null references organizations (id),
  code_digest bytea not null primary key check (length(code_digest) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What stands between two steps of signing in: a challenge, a password that was right, a state at the issuer. Known by the digest
-- of the token that its browser holds, and good for one use.
create table sign_in_attempts (
  token_digest bytea not null primary key check (length(token_digest) = 32),
  kind text not null,
  state_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_attempts_by_age on sign_in_attempts (expires_at);

-- Failures in a row of an account or an address, each known by a keyed digest alone.
create table sign_in_failures (
  subject_digest bytea not null primary key check (length(subject_digest) = 32),
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

do $$
declare
  name text;
begin
  foreach name in array array['users', 'user_passkeys', 'user_recovery_codes', 'roles', 'user_roles', 'user_sessions',
                              'invitations', 'setup_codes', 'sign_in_attempts', 'sign_in_failures'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', name);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['users', 'user_passkeys', 'user_recovery_codes', 'roles', 'user_roles', 'user_sessions',
                              'invitations', 'setup_codes'] loop
    execute format(
      'create policy organization_wall on %I to countersign_service
         using (organization_id = (select countersign_organization()))
         with check (organization_id = (select countersign_organization()))', name);
  end loop;
end $$;

create policy user_by_digest on users for select to countersign_service
  using (encode(email_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy passkey_by_digest on user_passkeys for select to countersign_service
  using (encode(credential_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy session_by_digest on user_sessions for select to countersign_service
  using (encode(token_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy invitation_by_digest on invitations for select to countersign_service
  using (encode(code_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy setup_code_by_digest on setup_codes for select to countersign_service
  using (encode(code_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy attempt_by_digest on sign_in_attempts to countersign_service
  using (encode(token_digest, 'hex') = current_setting('countersign.secret_digest', true))
  with check (encode(token_digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy failure_by_digest on sign_in_failures to countersign_service
  using (encode(subject_digest, 'hex') = current_setting('countersign.secret_digest', true))
  with check (encode(subject_digest, 'hex') = current_setting('countersign.secret_digest', true));
-- What has ended is deleted by whichever environment's retention comes by; nothing in it can be read without the keys.
create policy ended_attempts on sign_in_attempts for select to countersign_service
  using (expires_at < now() - interval '1 hour');
create policy ended_attempts_go on sign_in_attempts for delete to countersign_service
  using (expires_at < now() - interval '1 hour');
create policy ended_failures on sign_in_failures for select to countersign_service
  using (last_at < now() - interval '1 day');
create policy ended_failures_go on sign_in_failures for delete to countersign_service
  using (last_at < now() - interval '1 day');
