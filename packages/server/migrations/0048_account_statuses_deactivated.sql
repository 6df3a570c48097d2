-- Kept by the accounts that have it, taken by no other.
alter table account_statuses add column deactivated_at timestamptz;
