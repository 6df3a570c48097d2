-- The wall holds back the owner of the tables too: a connection that lost the service role sees nothing in place of everything.
-- Owners that are superusers are refused as DATABASE_URL.
do $$
declare
  name text;
begin
  foreach name in array array[
    'account_actions', 'account_identifiers', 'account_relations', 'account_statuses', 'account_types', 'accounts',
    'api_keys', 'api_log_blocks', 'api_logs', 'consents', 'devices', 'documents', 'event_outbox', 'events', 'faces',
    'field_files', 'files', 'idempotency_keys', 'inquiries', 'inquiry_sessions', 'inquiry_template_versions',
    'inquiry_templates', 'one_time_links', 'rate_windows', 'row_locks', 'scrubbed_objects', 'selfies', 'subject_keys',
    'tags', 'theme_sets', 'verification_traces', 'verifications', 'webhook_deliveries', 'webhooks'
  ] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
