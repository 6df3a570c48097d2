-- Pictures that the engines made of an upload: each side of a document alone, laid flat, and its portrait. They go with their
-- upload at redaction and at the end of the retention.
alter table files drop constraint files_variant_check;
alter table files add check (variant in ('original', 'normalized', 'rectified'));
