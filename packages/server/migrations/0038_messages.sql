-- What people are told by mail and short message (decision 0075). Address, code and link are sealed, and gone once the message was
-- sent or given up; the row says for a month that it was, and why not.
create table messages (
  environment_id text not null,
  id text not null,
  kind text not null,
  channel text not null check (channel in ('mail', 'sms')),
  -- What carried the last attempt.
  transport text check (transport in ('log', 'smtp', 'http')),
  state text not null check (state in ('queued', 'sent', 'failed')),
  attempts integer not null,
  -- In words of ours, without what a server said.
  last_error text,
  -- Of whoever it is about; null for people of the organization.
  subject_key_id text,
  sealed bytea,
  -- Not sent later than that, such as a code that would be too old.
  expires_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (environment_id, id)
);
create index messages_by_age on messages (environment_id, created_at);
create index messages_of_subject on messages (environment_id, subject_key_id) where subject_key_id is not null;

grant select, insert, update, delete on messages to countersign_service;
alter table messages enable row level security;
alter table messages force row level security;
create policy environment_wall on messages to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
