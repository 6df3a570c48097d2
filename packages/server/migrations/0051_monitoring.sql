-- Monitoring from the side of the lists: which versions a report was last screened against, so that each new one meets it once.
alter table reports
  -- slug@sha256 of each watchlist, sorted; empty before the first run, and of kinds that are not answered by watchlists.
  add column screened text[] not null default '{}',
  -- Of one that a match stopped: the versions in which its matches were last looked up.
  add column matches_seen_in text[] not null default '{}';
create index reports_monitored on reports (environment_id, report_template_version_id, id)
  where next_run_at is not null and open_run_id is null;
create index reports_stopped on reports (environment_id, report_template_version_id, id) where has_match and paused_at is null;

-- Each night some of the monitored are screened as a whole, and must come out as monitoring left them.
create table monitoring_samples (
  environment_id text not null references environments (id),
  id text not null,
  sampled_at timestamptz not null,
  reports integer not null,
  -- Ids of those that came out otherwise.
  differing text[] not null,
  primary key (environment_id, id)
);
create index monitoring_samples_at on monitoring_samples (environment_id, sampled_at, id);
grant select, insert, update, delete on monitoring_samples to countersign_service;
alter table monitoring_samples enable row level security;
alter table monitoring_samples force row level security;
create policy environment_wall on monitoring_samples to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
