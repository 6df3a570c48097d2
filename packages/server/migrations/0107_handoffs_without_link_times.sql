-- The age of a link stands with the link: several may be valid at once.
alter table handoffs drop column linked_at;
