-- What people said of matches: kept plain of each decision, so that thresholds can be judged by them. Who was asked for, and who is
-- listed, is in the sealed content of the report alone.
alter table reports
  -- Active matches that nobody has decided, and the highest score among them; null where none has one, as of wallets.
  add column open_matches integer not null default 0,
  add column open_score double precision;
create index reports_open_matches on reports (environment_id, completed_at, id) where open_matches > 0;
-- Of reports that are there already the matches are counted when they are next saved; until then each that has one stands as one.
update reports set open_matches = 1 where has_match and kind in
  ('watchlist', 'business-watchlist', 'politically-exposed-person', 'crypto-address-watchlist');

create table report_match_decisions (
  environment_id text not null references environments (id),
  id text not null,
  report_id text not null,
  kind text not null,
  watchlist_slug text not null,
  -- Blind index of the entry's key.
  entity_index bytea not null,
  -- true-match, false-alert
  decision text not null,
  -- Null where the match was found by a wallet.
  score double precision,
  actor_type text not null,
  actor_id text,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, report_id) references reports (environment_id, id)
);
create index report_match_decisions_of_report on report_match_decisions (environment_id, report_id, created_at, id);
create index report_match_decisions_created on report_match_decisions (environment_id, kind, created_at) where undone_at is null;
grant select, insert, update, delete on report_match_decisions to countersign_service;
alter table report_match_decisions enable row level security;
alter table report_match_decisions force row level security;
create policy environment_wall on report_match_decisions to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
