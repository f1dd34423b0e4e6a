-- Returns those of these files that no record uses. Reads all foreign keys to `files` from the catalogue, so that a new table needs no
-- change here.
create or replace function unused_files(p_ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  uses text;
begin
  select coalesce(string_agg(format('and not exists (select from %s used where used.%I = files.id)', c.conrelid::regclass, a.attname), ' '), '')
    into uses
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k(own, target)
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.target and t.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
   where c.contype = 'f' and c.confrelid = 'files'::regclass;
  perform set_config('app.scope', 'system', true);
  return query execute 'select files.id from files where files.id = any ($1) ' || uses using p_ids;
  perform set_config('app.scope', scope_before, true);
end $$;
