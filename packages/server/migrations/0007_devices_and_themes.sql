-- What an individual opened the flow with: one row for each kind of browser of an inquiry. Fingerprints are sealed under the
-- inquiry's key, so redaction reaches them.
create table devices (
  environment_id text not null,
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);
create index devices_inquiry on devices (environment_id, inquiry_id);

grant select, insert, update, delete on devices to countersign_service;
alter table devices enable row level security;
create policy environment_wall on devices to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

alter table inquiry_sessions add column device_id text;
create index inquiry_sessions_device on inquiry_sessions (environment_id, device_id) where device_id is not null;

alter table inquiries add column theme_set_id text;

-- Searches sort by these too.
create index inquiries_updated on inquiries (environment_id, updated_at desc, id desc);
create index inquiries_status on inquiries (environment_id, status, id desc);

-- Keys that may read sessions were made before devices could be read.
update api_keys set permissions = array_append(permissions, 'device.read')
  where 'inquiry_session.read' = any (permissions) and not 'device.read' = any (permissions);
