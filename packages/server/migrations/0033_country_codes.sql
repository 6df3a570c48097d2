-- Country codes are a format of their fields.
update inquiry_template_versions set definition = jsonb_set(definition, '{fields}', (
  select jsonb_agg(
    case when field ->> 'key' in ('selected-country-code', 'address-country-code') and field ->> 'type' = 'string'
      then jsonb_set(field, '{config,format}', '"country-code"')
      else field end order by position)
  from jsonb_array_elements(definition -> 'fields') with ordinality as fields (field, position)
))
where definition -> 'fields' @> '[{"type": "string"}]';
