-- Moment at which the individual chose to go on with this session, after it had begun; null for one that was only begun.
alter table inquiry_sessions add column taken_over_at timestamptz;
