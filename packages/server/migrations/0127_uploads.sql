-- Files of the hosted flow on their way in parts, kept until the answer that names them is accepted.
create table uploads (
  environment_id text not null references environments (id),
  id text not null,
  inquiry_id text not null,
  session_id text not null,
  byte_size integer not null check (byte_size > 0),
  byte_offset integer not null default 0 check (byte_offset between 0 and byte_size),
  created_at timestamptz not null,
  primary key (environment_id, id)
);

create index uploads_session on uploads (environment_id, session_id, created_at);

create table upload_parts (
  environment_id text not null,
  upload_id text not null,
  inquiry_id text not null,
  byte_offset integer not null,
  -- Bytes of the part, under the key of the inquiry's person.
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, upload_id, byte_offset),
  foreign key (environment_id, upload_id) references uploads (environment_id, id) on delete cascade
);

grant select, insert, update, delete on uploads to countersign_service;
alter table uploads enable row level security;
alter table uploads force row level security;
create policy environment_wall on uploads to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

grant select, insert, update, delete on upload_parts to countersign_service;
alter table upload_parts enable row level security;
alter table upload_parts force row level security;
create policy environment_wall on upload_parts to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
