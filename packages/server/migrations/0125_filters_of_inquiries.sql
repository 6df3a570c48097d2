-- Filters of the list of inquiries: by a tag, and by the country of a document.
create index inquiries_tag_indexes on inquiries using gin (tag_indexes) where tag_indexes <> '{}';
create index verifications_country on verifications (environment_id, country_code, inquiry_id) where country_code is not null;
