-- Lists are paged by the order in which their rows arrived, which the database counts: rows are dated before they are committed, so by
-- their dates a newer one may be seen before an older one, and whoever asks from there on never sees the older one.
create sequence arrivals;
select setval('arrivals', 1);
grant usage, select on sequence arrivals to countersign_service;

-- Held until the end of the transaction: numbers above the one named here may still be missing among the rows that are seen. 1634890345 is
-- the kind of lock, and the low half of the number what is locked. A transaction says it once, before it takes its first number.
create function note_arrivals() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('countersign.arrives', true), '') <> 'yes' then
    perform pg_advisory_xact_lock_shared(1634890345, (select last_value::bit(32)::integer from arrivals));
    perform set_config('countersign.arrives', 'yes', true);
  end if;
  return null;
end $$;

do $$
declare
  listed text;
begin
  foreach listed in array array['accounts', 'api_keys', 'api_logs', 'case_queues', 'case_templates', 'cases', 'devices', 'events', 'exports',
    'inquiries', 'inquiry_sessions', 'inquiry_template_versions', 'inquiry_templates', 'list_items', 'lists', 'report_history',
    'report_templates', 'reports', 'reviews', 'theme_sets', 'transactions', 'webhook_deliveries', 'webhooks']
  loop
    execute format('alter table %I add column arrival bigint', listed);
    execute format('update %1$I listed set arrival = numbered.arrival from (
        select environment_id, id, 1 + row_number() over (order by created_at, id) as arrival from %1$I) numbered
      where listed.environment_id = numbered.environment_id and listed.id = numbered.id', listed);
    execute format('select setval(''arrivals'', greatest((select last_value from arrivals), (select max(arrival) from %I)))', listed);
    execute format('alter table %I alter column arrival set default nextval(''arrivals'')', listed);
    execute format('alter table %I alter column arrival set not null', listed);
    execute format('create trigger arrives before insert on %I for each statement execute function note_arrivals()', listed);
  end loop;
end $$;

create index accounts_arrived on accounts (environment_id, arrival);
create index api_keys_arrived on api_keys (environment_id, arrival);
create index api_logs_arrived on api_logs (environment_id, arrival);
create index case_queues_arrived on case_queues (environment_id, arrival);
create index case_templates_arrived on case_templates (environment_id, arrival);
create index cases_arrived on cases (environment_id, arrival);
create index devices_arrived on devices (environment_id, arrival);
create index events_arrived on events (environment_id, arrival);
create index exports_arrived on exports (environment_id, arrival);
create index inquiries_arrived on inquiries (environment_id, arrival);
create index inquiry_sessions_arrived on inquiry_sessions (environment_id, arrival);
create index inquiry_template_versions_arrived on inquiry_template_versions (environment_id, arrival);
create index inquiry_templates_arrived on inquiry_templates (environment_id, arrival);
create index list_items_arrived on list_items (environment_id, list_id, arrival);
create index lists_arrived on lists (environment_id, arrival);
create index report_history_arrived on report_history (environment_id, report_id, arrival);
create index report_templates_arrived on report_templates (environment_id, arrival);
create index reports_arrived on reports (environment_id, arrival);
create index reviews_arrived on reviews (environment_id, arrival);
create index theme_sets_arrived on theme_sets (environment_id, arrival);
create index transactions_arrived on transactions (environment_id, arrival);
create index webhook_deliveries_arrived on webhook_deliveries (environment_id, webhook_id, arrival);
create index webhooks_arrived on webhooks (environment_id, arrival);
