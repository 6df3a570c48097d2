-- Whether an organization may create in production, and what its plan includes (decision 0082). Both stand with the organization, which
-- the service may read and not write: the two functions below are all that may be done from inside of it.
create table plans (
  id text not null primary key,
  name text not null,
  -- Null is without end.
  inquiries_per_month integer check (inquiries_per_month >= 0),
  verifications_per_month integer check (verifications_per_month >= 0),
  reports_per_month integer check (reports_per_month >= 0),
  requests_per_minute integer check (requests_per_minute > 0),
  price text not null,
  created_at timestamptz not null
);
create unique index plans_by_name on plans (lower(name));
insert into plans values ('plan_selfhosted', 'self-hosted', null, null, null, null, 'Your own machine', now());
grant select on plans to countersign_service;

alter table organizations
  add column plan_id text not null default 'plan_selfhosted' references plans (id),
  add column production_access text not null default 'approved'
    check (production_access in ('not_requested', 'requested', 'approved', 'refused', 'suspended')),
  add column access_requested_at timestamptz,
  add column access_decided_at timestamptz,
  add column access_reason text,
  -- The organization of whoever runs the service: its people may decide about the others.
  add column is_operator boolean not null default false;
update organizations set is_operator = true where id = (select id from organizations order by created_at, id limit 1);

-- Both run as the owner of the tables, for the organization of the transaction's environment and for the operator's.
create function request_production_access(at timestamptz) returns text language sql security definer
  set search_path = public, pg_temp as $$
  update organizations set production_access = 'requested', access_requested_at = at
  where id = countersign_organization() and production_access in ('not_requested', 'refused')
  returning production_access
$$;

create function decide_production_access(organization text, decision text, reason text, at timestamptz) returns text
  language sql security definer set search_path = public, pg_temp as $$
  update organizations set production_access = decision, access_decided_at = at, access_reason = reason
  where id = organization and decision in ('approved', 'refused', 'suspended')
    and exists (select from organizations o where o.id = countersign_organization() and o.is_operator)
    and case decision
      when 'approved' then production_access <> 'approved'
      when 'refused' then production_access = 'requested'
      else production_access = 'approved'
    end
  returning production_access
$$;
create index verifications_newest on verifications (environment_id, created_at);
