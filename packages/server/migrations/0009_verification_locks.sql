-- A verification under investigation keeps its data: redaction is refused and retention passes it over.
alter table verifications add column investigation_locked_at timestamptz;
create index verifications_locked on verifications (environment_id, inquiry_id) where investigation_locked_at is not null;
