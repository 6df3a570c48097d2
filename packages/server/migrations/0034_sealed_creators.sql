-- The e-mail address of whoever created an inquiry stood in plain and outlived its redaction. It is now sealed with what else is
-- sealed of the inquiry (decision 0047). What is there waits for a process with the root key, as tags did, without the addresses
-- of inquiries that were redacted.
alter table plain_values drop constraint plain_values_kind_check;
alter table plain_values add constraint plain_values_kind_check
  check (kind in ('account tags', 'inquiry tags', 'inquiry creator', 'event context'));
insert into plain_values
  select environment_id, 'inquiry creator', id, to_jsonb(creator) from inquiries
  where creator <> 'API' and redacted_at is null;
alter table inquiries drop column creator;
