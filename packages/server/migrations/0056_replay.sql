-- What a run keeps so that it can be run again and compared, and drafts that were run over the past.
alter table report_history
  -- Digest of the tables and the code that read and compared names; null of what no watchlist answered.
  add column engine text,
  -- The settings it ran by and each match with its terms, under the report's own key.
  add column sealed bytea;
-- Runs of a whole environment, by their time.
create index report_history_runs on report_history (environment_id, created_at, id) where run_type is not null;
create index reports_of_template on reports (environment_id, report_template_id, completed_at, id)
  where completed_at is not null and redacted_at is null;

create table report_backtests (
  environment_id text not null references environments (id),
  id text not null,
  report_template_id text not null,
  status text not null check (status in ('pending', 'running', 'completed', 'failed')),
  -- The draft, and how many reports of how many days.
  asked jsonb not null,
  -- Reports so far, and in all; the latter null until they were chosen.
  screened integer not null default 0,
  reports integer,
  -- Why it failed, in a sentence.
  failure text,
  -- Counts and rows, sealed; null until it is completed.
  result bytea,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, report_template_id) references report_templates (environment_id, id)
);
create index report_backtests_created on report_backtests (environment_id, created_at, id);
grant select, insert, update, delete on report_backtests to countersign_service;
alter table report_backtests enable row level security;
alter table report_backtests force row level security;
create policy environment_wall on report_backtests to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
