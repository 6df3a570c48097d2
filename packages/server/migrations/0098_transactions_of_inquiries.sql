-- An inquiry that was made of a transaction names it.
update inquiries i
  set revision = i.revision + 1,
    related = i.related || jsonb_build_object('transaction', jsonb_build_array(jsonb_build_object('type', 'transaction', 'id', o.transaction_id)))
  from transaction_objects o
  where o.environment_id = i.environment_id and o.object_id = i.id and o.object_type = 'inquiry';
