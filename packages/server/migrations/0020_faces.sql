-- Faces that were seen: the portrait of each document and the center selfie, sealed under the inquiry's key. Their rows go
-- with their verification or inquiry at redaction, and after a year unless an approved selfie of an account needs them.
create table faces (
  environment_id text not null,
  verification_id text not null,
  inquiry_id text not null,
  account_id text,
  subject_key_id text not null,
  kind text not null check (kind in ('portrait', 'selfie')),
  engine_version text not null,
  sealed bytea not null,
  approved boolean not null,
  created_at timestamptz not null,
  primary key (environment_id, verification_id)
);
create index faces_newest on faces (environment_id, kind, created_at desc);
create index faces_inquiry on faces (environment_id, inquiry_id);
create index faces_account on faces (environment_id, account_id, created_at desc) where account_id is not null;
grant select, insert, update, delete on faces to countersign_service;
alter table faces enable row level security;
create policy environment_wall on faces to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

-- Name and birthdate leave a trace of their own, so that one person with two documents is told from two persons.
alter table verification_traces drop constraint verification_traces_kind_check;
alter table verification_traces add check (kind in ('document-number', 'person', 'picture'));
