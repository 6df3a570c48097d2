-- Id of the user or API key that published a version of an inquiry template. Not a reference: a version outlives both.
-- Null for a draft, for a version that came with the environment, and for one published before this was recorded.
alter table inquiry_template_versions add column published_by text;
