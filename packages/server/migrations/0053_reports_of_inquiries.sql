-- Reports that the template of an inquiry runs: one for each moment, whatever is run twice.
create table report_orders (
  environment_id text not null references environments (id),
  inquiry_id text not null,
  -- Name of a step, or completion.
  ordered_after text not null,
  report_template_id text not null,
  report_id text not null,
  primary key (environment_id, inquiry_id, ordered_after, report_template_id),
  foreign key (environment_id, report_id) references reports (environment_id, id)
);
grant select, insert, update, delete on report_orders to countersign_service;
alter table report_orders enable row level security;
alter table report_orders force row level security;
create policy environment_wall on report_orders to countersign_service
  using (environment_id = current_setting('countersign.environment_id', true))
  with check (environment_id = current_setting('countersign.environment_id', true));

-- Until when the template's decision waits for reports; null when it does not.
alter table inquiries add column decision_waits_until timestamptz;
create index inquiries_deciding on inquiries (environment_id, decision_waits_until) where decision_waits_until is not null;
