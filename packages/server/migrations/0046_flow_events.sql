-- Which screen of the flow an individual was shown and what they were told was wrong; nothing personal.
create table flow_events (
  environment_id text not null references environments (id),
  inquiry_id text not null,
  screen text not null,
  code text,
  at timestamptz not null
);
create index flow_events_by_inquiry on flow_events (environment_id, inquiry_id, at);
create index flow_events_by_time on flow_events (environment_id, at);
grant select, insert, delete on flow_events to countersign_service;
alter table flow_events enable row level security;
alter table flow_events force row level security;
create policy environment_wall on flow_events to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
