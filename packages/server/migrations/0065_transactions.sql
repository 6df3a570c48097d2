-- Transactions and their types. All that tells of a person is sealed under the transaction's own key; what it is found by is a keyed hash.
create table transaction_types (
  environment_id text not null references environments (id),
  id text not null,
  name text not null,
  is_default boolean not null,
  field_schemas jsonb not null,
  relation_schemas jsonb not null,
  -- In their order: name and kind (initial, intermediate, end).
  statuses jsonb not null,
  -- Which fields are the amount, the account, the device; which status a simulated outcome has; the template of a fallback inquiry.
  settings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (environment_id, id)
);
create unique index transaction_types_default on transaction_types (environment_id) where is_default;

create table transactions (
  environment_id text not null references environments (id),
  id text not null,
  subject_key_id text not null,
  transaction_type_id text not null,
  status text not null,
  reference_id_index bytea,
  -- The same, where the type says that no two transactions share one.
  unique_reference_index bytea,
  sealed bytea not null,
  survivors bytea,
  tag_indexes text[] not null,
  account_ids text[] not null,
  label_id text,
  reviewer_type text,
  reviewer_id text,
  score double precision,
  -- Raised with each change: who read another one is refused.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  redacted_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, transaction_type_id) references transaction_types (environment_id, id)
);
create unique index transactions_unique_reference on transactions (environment_id, transaction_type_id, unique_reference_index);
create index transactions_reference on transactions (environment_id, reference_id_index) where reference_id_index is not null;
create index transactions_created on transactions (environment_id, created_at, id);
create index transactions_updated on transactions (environment_id, updated_at, id);
create index transactions_of_type on transactions (environment_id, transaction_type_id, status, created_at, id);
create index transactions_accounts on transactions using gin (account_ids);
create index transactions_tag_indexes on transactions using gin (tag_indexes);

create table transaction_identifiers (
  environment_id text not null references environments (id),
  transaction_id text not null,
  transaction_type_id text not null,
  key text not null,
  value_index bytea not null,
  is_unique boolean not null,
  primary key (environment_id, transaction_id, key),
  foreign key (environment_id, transaction_id) references transactions (environment_id, id)
);
create index transaction_identifiers_value on transaction_identifiers (environment_id, key, value_index);
create unique index transaction_identifiers_unique
  on transaction_identifiers (environment_id, transaction_type_id, key, value_index) where is_unique;

create table transaction_labels (
  environment_id text not null references environments (id),
  id text not null,
  transaction_id text not null,
  -- Label, version and score of the model, under the key of the transaction.
  sealed bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, transaction_id) references transactions (environment_id, id)
);
create index transaction_labels_of_transaction on transaction_labels (environment_id, transaction_id, created_at, id);

create table transaction_relations (
  environment_id text not null references environments (id),
  transaction_id text not null,
  key text not null,
  target_type text not null,
  target_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, transaction_id, key, target_id),
  foreign key (environment_id, transaction_id) references transactions (environment_id, id)
);
create index transaction_relations_of_target on transaction_relations (environment_id, target_id);

-- What came of a transaction: inquiries that its type makes, reports, cases.
create table transaction_objects (
  environment_id text not null references environments (id),
  transaction_id text not null,
  object_type text not null,
  object_id text not null,
  created_at timestamptz not null,
  primary key (environment_id, transaction_id, object_type, object_id),
  foreign key (environment_id, transaction_id) references transactions (environment_id, id)
);
create index transaction_objects_of_object on transaction_objects (environment_id, object_id);

-- The type that every environment begins with, in those that are there already.
insert into transaction_types (environment_id, id, name, is_default, field_schemas, relation_schemas, statuses, settings, created_at)
  select id, 'txntp_' || substr(translate(replace(gen_random_uuid()::text, '-', ''), '0', 'Z'), 1, 24), 'Payment', true,
  '[{"key":"amount","type":"number","config":{}},{"key":"currency","type":"string","config":{"max-char-length":12}},{"key":"direction","type":"choices","config":{"options":["in","out"]}},{"key":"account-id","type":"string","config":{"searchable":true}},{"key":"counterparty-name","type":"string","config":{}},{"key":"counterparty-account","type":"string","config":{"searchable":true}},{"key":"card-fingerprint","type":"string","config":{"searchable":true}},{"key":"device-id","type":"string","config":{"searchable":true}},{"key":"ip-address","type":"string","config":{"searchable":true}},{"key":"country-code","type":"string","config":{"format":"country-code"}},{"key":"email-address","type":"email-address","config":{"searchable":true}},{"key":"phone-number","type":"string","config":{"searchable":true}},{"key":"occurred-at","type":"datetime","config":{}},{"key":"fallback-inquiry-id","type":"string","config":{}},{"key":"debug","type":"choices","config":{"options":["passed","failed"]}}]',
  '[{"key":"accounts","target":"account","many":true},{"key":"related-transactions","target":"transaction","many":true}]',
  '[{"name":"created","kind":"initial"},{"name":"needs_review","kind":"intermediate"},{"name":"pending_fallback_inquiry","kind":"intermediate"},{"name":"approved","kind":"end"},{"name":"declined","kind":"end"},{"name":"completed","kind":"end"},{"name":"errored","kind":"end"}]',
  '{"facts":{"amount":"amount","currency":"currency","country":"country-code","account":"account-id","device":"device-id","card":"card-fingerprint","ip-address":"ip-address"},"uniqueReferences":true,"strict":false,"fallbackTemplateId":null,"passedStatus":"approved","failedStatus":"declined"}',
  now() from environments;

do $$
declare t text;
begin
  foreach t in array array['transaction_types', 'transactions', 'transaction_identifiers', 'transaction_labels',
    'transaction_relations', 'transaction_objects'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', t);
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy environment_wall on %I to countersign_service
      using (environment_id = current_setting(''countersign.environment_id'', true))
      with check (environment_id = current_setting(''countersign.environment_id'', true))', t);
  end loop;
end $$;
