-- Facts stand at the time of their transaction, keep amounts as they were written, with a hash of their currency, and are kept from when they were recorded.
alter table transaction_facts
  alter column amount type numeric,
  -- A keyed hash: a field of any text may stand for the currency.
  add column currency_index bytea,
  add column recorded_at timestamptz not null default now();
update transaction_facts set recorded_at = at;
drop index transaction_facts_key;
create index transaction_facts_key on transaction_facts (environment_id, kind, value_index, at) include (amount, currency_index, transaction_id);
drop index transaction_facts_at;
create index transaction_facts_recorded on transaction_facts (environment_id, recorded_at);

-- Types that have the field of the default type take the time of their transactions from it.
update transaction_types set settings = jsonb_set(settings, '{facts,occurred-at}', '"occurred-at"')
  where jsonb_typeof(settings -> 'facts') = 'object' and not (settings -> 'facts' ? 'occurred-at')
    and field_schemas @> '[{"key": "occurred-at", "type": "datetime"}]';
