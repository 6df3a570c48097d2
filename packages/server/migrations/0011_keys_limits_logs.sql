-- What a key can be told beside its permissions.
alter table api_keys add column api_attributes_blocklist text[] not null default '{}';
alter table api_keys add column rate_limit_per_minute integer;
create index api_keys_created on api_keys (environment_id, created_at desc, id desc);

-- Until now every key was made by the first start; those manage the others and read what was not there to be read.
update api_keys set permissions = (
  select array_agg(distinct name order by name) from unnest(permissions || array[
    'account.read', 'account.write', 'account_type.read', 'api_key.read', 'api_key.scim', 'api_key.write', 'api_log.read',
    'case.read', 'case.write', 'case_template.read', 'device.read', 'document.read', 'document.write', 'event.read',
    'filing.write', 'graph_query.read', 'graph_query.write', 'importer.read', 'importer.write', 'inquiry.read',
    'inquiry.write', 'inquiry_session.read', 'inquiry_session.write', 'inquiry_template.read', 'inquiry_template.write',
    'list.read', 'list.write', 'report.read', 'report.write', 'theme_set.read', 'theme_set.write', 'transaction_type.read',
    'txn.read', 'txn.write', 'user_audit_log.read', 'verification.read', 'verification.write', 'webhook.read',
    'webhook.write', 'workflow.trigger', 'workflow_run.read']) as granted (name)
) where name = 'First key';

-- Requests in the current window of a counter: the environment's, a key's, a quota's. Lost in a crash of the server, which
-- opens new windows; every process counts here, so positions are exact.
create unlogged table rate_windows (
  environment_id text not null,
  counter text not null,
  opened_at timestamptz not null,
  count bigint not null,
  primary key (environment_id, counter)
) with (fillfactor = 50, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);

-- One row a request. What a client sent (params) is sealed apart, so that a redaction removes it and leaves the rest.
create table api_logs (
  environment_id text not null,
  id text not null,
  sealed bytea not null,
  params bytea,
  object_ids text[],
  created_at timestamptz not null,
  redacted_at timestamptz,
  primary key (environment_id, id)
);
alter table api_logs alter column sealed set storage external;
alter table api_logs alter column params set storage external;
create index api_logs_created on api_logs (environment_id, created_at desc, id desc);
create index api_logs_objects on api_logs using gin (object_ids) where params is not null;

-- Objects whose copies were scrubbed a short while ago: log entries that were still on their way are scrubbed as they land.
create table scrubbed_objects (
  environment_id text not null,
  object_id text not null,
  scrubbed_at timestamptz not null,
  primary key (environment_id, object_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['rate_windows', 'api_logs', 'scrubbed_objects'] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', name);
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy environment_wall on %I to countersign_service
         using (environment_id = current_setting(''countersign.environment_id'', true))
         with check (environment_id = current_setting(''countersign.environment_id'', true))', name);
  end loop;
end $$;
