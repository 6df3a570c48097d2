-- Hand-offs of an individual from one device to another: the session that began it, and the one on the other device.
create table handoffs (
  environment_id text not null references environments (id),
  to_session_id text not null,
  inquiry_id text not null,
  from_session_id text not null,
  status text not null check (status in ('waiting', 'confirmed', 'refused', 'stopped')),
  -- Number that the first device shows, and those that the other one offers.
  number smallint not null check (number between 10 and 99),
  choices text[] not null,
  wrong_choices smallint not null default 0,
  created_at timestamptz not null,
  linked_at timestamptz not null,
  ended_at timestamptz,
  primary key (environment_id, to_session_id)
);

create index handoffs_from on handoffs (environment_id, from_session_id, created_at desc);
create index handoffs_inquiry on handoffs (environment_id, inquiry_id);

grant select, insert, update, delete on handoffs to countersign_service;
alter table handoffs enable row level security;
alter table handoffs force row level security;
create policy environment_wall on handoffs to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

-- Carrier of the link by which the individual came from another device: qr; null for a session that none led to.
alter table inquiry_sessions add column handoff_method text;
