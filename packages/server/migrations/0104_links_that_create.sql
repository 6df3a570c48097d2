-- True if an address of the hosted flow may create inquiries of the template, which anybody can do who knows the address.
alter table inquiry_templates add column client_side_creation boolean not null default false;
update inquiry_templates t set client_side_creation = true
  from environments e where e.id = t.environment_id and e.kind = 'sandbox';
