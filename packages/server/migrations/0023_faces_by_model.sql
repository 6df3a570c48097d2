-- Faces are compared when one model made their numbers, whatever else of the engines has changed since. Until now there was
-- the built-in model alone.
alter table faces add column model text;
update faces set model = case when engine_version like 'simulated-%' then 'simulated' else 'face-api@0fd91366d468' end;
alter table faces alter column model set not null;
alter table faces drop column engine_version;
