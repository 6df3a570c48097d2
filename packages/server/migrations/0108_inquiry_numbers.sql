-- Search by the number that an individual reads out: the end of the id, without letters that look like digits.
create index inquiries_by_number on inquiries (environment_id, translate(upper(right(id, 6)), 'OIL', '011'));
