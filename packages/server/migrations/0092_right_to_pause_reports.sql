-- Who pauses and resumes the monitoring of a report has a right of its own. Whoever could do it by report.write keeps it.
update roles set permissions = (
  select array_agg(distinct name order by name) from unnest(permissions || array['report.pause']) as name
) where 'report.write' = any(permissions);
