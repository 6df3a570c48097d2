-- Keyed hashes of the checks of a verification that are failed now, for the filter of the list of inquiries. Null for a
-- verification of an earlier release, which a job indexes, and for an erased one.
alter table verifications add column failed_check_indexes text[];
create index verifications_failed_check_indexes on verifications using gin (failed_check_indexes)
  where failed_check_indexes <> '{}';
create index verifications_without_failed_check_indexes on verifications (environment_id, id)
  where failed_check_indexes is null and redacted_at is null;
