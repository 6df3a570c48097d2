-- One-time codes that confirm an e-mail address or a phone number during an inquiry.
create table contact_codes (
  environment_id text not null references environments (id),
  inquiry_id text not null,
  kind text not null check (kind in ('email-address', 'phone-number')),
  -- Attempt at the step, and the code's place in it.
  attempt smallint not null,
  number smallint not null,
  -- Keyed hashes of the address or number and of the IP address that asked for it, for limits.
  recipient_index bytea not null,
  sender_index bytea not null,
  -- Address or number, under the key of the inquiry's person.
  sealed bytea not null,
  -- Keyed hash of the code.
  code_hash text not null,
  wrong_tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (environment_id, inquiry_id, kind, attempt, number)
);

create index contact_codes_recipient on contact_codes (environment_id, recipient_index, created_at);
create index contact_codes_sender on contact_codes (environment_id, sender_index, created_at);

-- One row for each recipient, which is locked while codes to it are counted.
create table contact_recipients (
  environment_id text not null references environments (id),
  recipient_index bytea not null,
  asked_at timestamptz not null,
  primary key (environment_id, recipient_index)
);

grant select, insert, update, delete on contact_codes to countersign_service;
alter table contact_codes enable row level security;
alter table contact_codes force row level security;
create policy environment_wall on contact_codes to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

grant select, insert, update, delete on contact_recipients to countersign_service;
alter table contact_recipients enable row level security;
alter table contact_recipients force row level security;
create policy environment_wall on contact_recipients to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
