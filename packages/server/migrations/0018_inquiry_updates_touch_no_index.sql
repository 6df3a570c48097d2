-- Every change of an inquiry sets updated_at and many set its status: with an index on either, each of its index entries is
-- written anew. Searches that sort by them are rare and may sort.
drop index inquiries_updated;
drop index inquiries_status;
