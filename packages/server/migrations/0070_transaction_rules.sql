-- Rules over transactions, and the facts that velocity is counted by. A fact names its key by a keyed hash alone.
create table transaction_facts (
  environment_id text not null references environments (id),
  transaction_id text not null,
  -- account, device, card, ip, or field.<key>
  kind text not null,
  value_index bytea not null,
  at timestamptz not null,
  amount double precision,
  primary key (environment_id, transaction_id, kind, value_index)
);
create index transaction_facts_key on transaction_facts (environment_id, kind, value_index, at) include (amount, transaction_id);
create index transaction_facts_at on transaction_facts (environment_id, at);

-- A row a key whose counts must never be short: who creates a transaction of it waits for who does so already.
create table velocity_keys (
  environment_id text not null references environments (id),
  kind text not null,
  value_index bytea not null,
  last_at timestamptz not null,
  primary key (environment_id, kind, value_index)
);
create index velocity_keys_at on velocity_keys (environment_id, last_at);

create table rule_sets (
  environment_id text not null references environments (id),
  id text not null,
  transaction_type_id text not null,
  name text not null,
  draft jsonb not null,
  -- Decides; null: nothing is decided.
  live_version_id text,
  -- Is evaluated and recorded beside it, and decides nothing.
  shadow_version_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, transaction_type_id) references transaction_types (environment_id, id)
);
create unique index rule_sets_one_a_type on rule_sets (environment_id, transaction_type_id);

create table rule_set_versions (
  environment_id text not null references environments (id),
  id text not null,
  rule_set_id text not null,
  number integer not null,
  document jsonb not null,
  -- Fields of the type as they were: what its expressions were checked against.
  fields jsonb not null,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, rule_set_id) references rule_sets (environment_id, id)
);
create unique index rule_set_versions_number on rule_set_versions (environment_id, rule_set_id, number);

create table rule_runs (
  environment_id text not null references environments (id),
  id text not null,
  transaction_id text not null,
  version_id text not null,
  -- live, shadow
  mode text not null,
  -- created, updated
  moment text not null,
  score double precision not null,
  -- Rules with the values that explain them, and the windows, under the key of the transaction.
  sealed bytea,
  created_at timestamptz not null,
  primary key (environment_id, id)
);
create index rule_runs_of_transaction on rule_runs (environment_id, transaction_id, created_at, id);

create table rule_set_backtests (
  environment_id text not null references environments (id),
  id text not null,
  rule_set_id text not null,
  status text not null,
  -- The document that is tried, with days and most transactions.
  asked jsonb not null,
  judged integer not null default 0,
  transactions integer,
  failure text,
  -- Counts, and ids of transactions; null until it is completed.
  result jsonb,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, rule_set_id) references rule_sets (environment_id, id)
);
create index rule_set_backtests_created on rule_set_backtests (environment_id, created_at, id);

do $$
declare t text;
begin
  foreach t in array array['transaction_facts', 'velocity_keys', 'rule_sets', 'rule_set_versions', 'rule_runs', 'rule_set_backtests'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', t);
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy environment_wall on %I to countersign_service
      using (environment_id = current_setting(''countersign.environment_id'', true))
      with check (environment_id = current_setting(''countersign.environment_id'', true))', t);
  end loop;
end $$;
