-- The lines of an export, each sealed under the key of the person it is of: who is redacted leaves the files that were made before.
create table export_lines (
  environment_id text not null,
  export_id text not null,
  position integer not null,
  -- Null for a line of somebody who was redacted before, which says nothing of them.
  subject_key_id text,
  line bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, export_id, position),
  foreign key (environment_id, export_id) references exports (environment_id, id) on delete cascade
);
create index export_lines_subject on export_lines (environment_id, subject_key_id);
grant select, insert, update, delete on export_lines to countersign_service;
alter table export_lines enable row level security;
alter table export_lines force row level security;
create policy environment_wall on export_lines to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

-- A file in one piece cannot be taken apart here, and is kept for a week in any case: whoever needs it asks again.
delete from exports;
alter table exports drop column content;

-- Blind indexes of every word of a saved view: when one of them is what an erased inquiry was called, the view goes.
alter table saved_views add column words bytea[] not null default '{}';
