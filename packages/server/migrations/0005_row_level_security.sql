-- The service role reads and writes rows of the environment its session names, and nothing else. It owns no table, so the
-- policies cannot be switched off by it. An API key or a one-time code is found by its digest before the environment is known.
grant usage on schema public to countersign_service;
grant select on organizations to countersign_service;
grant select on environments to countersign_service;

do $$
declare
  name text;
begin
  foreach name in array array[
    'api_keys', 'subject_keys', 'idempotency_keys', 'inquiry_templates', 'inquiry_template_versions', 'accounts',
    'inquiries', 'inquiry_sessions', 'one_time_links', 'consents', 'verifications', 'documents', 'selfies', 'files',
    'verification_traces', 'events', 'event_outbox', 'webhooks', 'webhook_deliveries'
  ] loop
    execute format('grant select, insert, update, delete on %I to countersign_service', name);
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy environment_wall on %I to countersign_service
         using (environment_id = current_setting(''countersign.environment_id'', true))
         with check (environment_id = current_setting(''countersign.environment_id'', true))', name);
  end loop;
end $$;

create policy key_by_digest on api_keys for select to countersign_service
  using (encode(digest, 'hex') = current_setting('countersign.secret_digest', true));
create policy link_by_digest on one_time_links for select to countersign_service
  using (encode(code_digest, 'hex') = current_setting('countersign.secret_digest', true));
revoke update, delete on consents from countersign_service;
