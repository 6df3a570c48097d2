-- A write of a report template names the revision that its caller has read.
alter table report_templates add column revision integer not null default 1;
