-- One action over many inquiries, which a person asked for at once and a job does as that person.
create table bulk_actions (
  environment_id text not null references environments (id),
  id text not null,
  action text not null check (action in ('approve', 'decline', 'mark-for-review', 'add-tag')),
  user_id text not null,
  -- Session of the last request to start it; it says as which role the person looked, and from where.
  session_id text not null,
  -- When it is taken up again, unless something is done of it before.
  due_at timestamptz not null,
  created_at timestamptz not null,
  -- Null while inquiries wait.
  completed_at timestamptz,
  primary key (environment_id, id)
);
create index bulk_actions_newest on bulk_actions (environment_id, user_id, created_at desc, id desc);
create index bulk_actions_due on bulk_actions (environment_id, due_at) where completed_at is null;
grant select, insert, update, delete on bulk_actions to countersign_service;
alter table bulk_actions enable row level security;
alter table bulk_actions force row level security;
create policy environment_wall on bulk_actions to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

create table bulk_action_rows (
  environment_id text not null,
  bulk_action_id text not null,
  position integer not null,
  inquiry_id text not null,
  -- Null for an inquiry that was not there when it was asked for, or was redacted.
  subject_key_id text,
  -- The reason or the tag, sealed under the key of the inquiry; null for none.
  input bytea,
  state text not null check (state in ('waiting', 'done', 'refused', 'cancelled')),
  -- True if it is done, and the inquiry moves once a second person agrees.
  awaits_second boolean not null default false,
  refusal_code text,
  refusal_details text,
  created_at timestamptz not null,
  primary key (environment_id, bulk_action_id, position),
  foreign key (environment_id, bulk_action_id) references bulk_actions (environment_id, id) on delete cascade,
  check ((state = 'refused') = (refusal_code is not null))
);
create index bulk_action_rows_waiting on bulk_action_rows (environment_id, bulk_action_id, position) where state = 'waiting';
create index bulk_action_rows_subject on bulk_action_rows (environment_id, subject_key_id);
grant select, insert, update, delete on bulk_action_rows to countersign_service;
alter table bulk_action_rows enable row level security;
alter table bulk_action_rows force row level security;
create policy environment_wall on bulk_action_rows to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));
