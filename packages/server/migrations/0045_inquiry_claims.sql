-- Who looks at which inquiry that needs review, so that two people are never handed the same.
create table inquiry_claims (
  environment_id text not null references environments (id),
  inquiry_id text not null,
  user_id text not null,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (environment_id, inquiry_id)
);
create index inquiry_claims_by_end on inquiry_claims (environment_id, expires_at);
grant select, insert, update, delete on inquiry_claims to countersign_service;
alter table inquiry_claims enable row level security;
alter table inquiry_claims force row level security;
create policy environment_wall on inquiry_claims to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
