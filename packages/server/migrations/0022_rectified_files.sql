-- Pictures that the engines made of an upload: each side of a document alone, laid flat, and its portrait. They go with their
-- upload at redaction and at the end of the retention.
alter table files drop constraint files_variant_check;
alter table files add check (variant in ('original', 'normalized', 'rectified'));

-- Parts of a picture's hash, by which copies of it are found; whether it is one is told by the sealed hash of the file.
alter table verification_traces drop constraint verification_traces_kind_check;
alter table verification_traces add check (kind in ('document-number', 'person', 'picture', 'picture-band'));
