-- Messages that individuals have sent to an address or number of their choice, for limits: codes, and links to another device.
create table contact_sends (
  environment_id text not null references environments (id),
  id bigint generated always as identity,
  -- Keyed hashes of the address or number and of the IP address that asked for it.
  recipient_index bytea not null,
  sender_index bytea not null,
  sent_at timestamptz not null,
  primary key (environment_id, id)
);

create index contact_sends_recipient on contact_sends (environment_id, recipient_index, sent_at);
create index contact_sends_sender on contact_sends (environment_id, sender_index, sent_at);

grant select, insert, update, delete on contact_sends to countersign_service;
alter table contact_sends enable row level security;
alter table contact_sends force row level security;
create policy environment_wall on contact_sends to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

insert into contact_sends (environment_id, recipient_index, sender_index, sent_at)
  select environment_id, recipient_index, sender_index, created_at from contact_codes;
alter table contact_codes drop column recipient_index, drop column sender_index;

-- Carrier of a link to another device: sms or email; null for a link that no message carried.
alter table one_time_links add column carrier text;

-- Time at which the other device was last seen; null before it has begun.
alter table handoffs add column seen_at timestamptz;
