-- The last reviews, from which the usual wait for the next one is taken.
create index inquiries_by_review on inquiries (environment_id, decisioned_at desc) where marked_for_review_at is not null;
