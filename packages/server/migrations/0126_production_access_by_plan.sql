-- A request begins anew: the reason of the last decision is no longer shown beside it. (The functions run as the owner
-- of the tables, as in 0041.)
create or replace function request_production_access(at timestamptz) returns text language sql security definer
  set search_path = public, pg_temp as $$
  update organizations set production_access = 'requested', access_requested_at = at, access_reason = null
  where id = countersign_organization() and production_access in ('not_requested', 'refused')
  returning production_access
$$;

-- As the function of four arguments, which processes of the release before still call; approval may give a plan too.
create function decide_production_access(organization text, decision text, reason text, at timestamptz, plan text)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reached text := decide_production_access(organization, decision, reason, at);
begin
  if reached = 'approved' and plan is not null then
    update organizations set plan_id = plan where id = organization;
  end if;
  return reached;
end
$$;

-- The name that people who verify are shown; the caller's permission is checked by the service.
create function rename_organization(new_name text) returns text language sql security definer
  set search_path = public, pg_temp as $$
  update organizations set name = new_name where id = countersign_organization() returning name
$$;
