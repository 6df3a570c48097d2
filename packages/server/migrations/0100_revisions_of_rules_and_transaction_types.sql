-- Whoever saves a draft of rules or a transaction type says which one they had read.
alter table rule_sets add column revision integer not null default 1;
alter table transaction_types add column revision integer not null default 1;
