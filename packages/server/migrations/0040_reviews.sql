-- What people decided of inquiries, each by themselves: where a template asks for two, the inquiry moves once two agree (decision 0078).
create table reviews (
  environment_id text not null references environments (id),
  id text not null,
  inquiry_id text not null,
  subject_key_id text not null,
  user_id text not null references users (id),
  decision text not null check (decision in ('approve', 'decline')),
  state text not null check (state in ('pending-second-read', 'agreed', 'disagreed', 'decided', 'withdrawn')),
  -- Decisions of one round are about the same state of the inquiry and settle it together.
  round integer not null,
  blind boolean not null,
  note_sealed bytea,
  -- Status of the inquiry that the person saw.
  inquiry_status text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (environment_id, id)
);
create unique index reviews_of_person on reviews (environment_id, inquiry_id, round, user_id) where state <> 'withdrawn';
create index reviews_open on reviews (environment_id, created_at) where state in ('pending-second-read', 'disagreed');
create index reviews_by_age on reviews (environment_id, created_at, id);
grant select, insert, update, delete on reviews to countersign_service;
alter table reviews enable row level security;
alter table reviews force row level security;
create policy environment_wall on reviews to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
