-- The wall holds back the owner here too, as it does everywhere.
alter table plain_values force row level security;
