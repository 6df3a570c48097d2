-- Search for the person of an inquiry: keyed hashes of the words of the name, of the e-mail address and of the phone number.
create table inquiry_person_terms (
  environment_id text not null references environments (id),
  inquiry_id text not null,
  -- A number of packages/server/src/resources/verification/inquiries/person-terms.ts.
  kind integer not null,
  -- Blind index of the normalized term, its first 16 bytes.
  term bytea not null,
  -- Time at which the inquiry was created: the newest are found first.
  created_at timestamptz not null,
  primary key (environment_id, inquiry_id, kind, term)
);
create index inquiry_person_terms_found on inquiry_person_terms (environment_id, kind, term, created_at desc, inquiry_id);

grant select, insert, update, delete on inquiry_person_terms to countersign_service;
alter table inquiry_person_terms enable row level security;
alter table inquiry_person_terms force row level security;
create policy environment_wall on inquiry_person_terms to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

-- Digest of the terms that are stored, so that a save without a change of the person writes none; null for an inquiry
-- of an earlier release, which a job indexes.
alter table inquiries add column person_digest bytea;
create index inquiries_without_person_terms on inquiries (environment_id, id) where person_digest is null;
