-- Returns the time zones of platforms; of all when null. Reads beyond the scope: an organisation needs those of all platforms that sold for
-- it, also of one that it has left.
create or replace function clocks_of_platforms(p_ids bigint[]) returns table (application_id bigint, timezone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select applications.id, applications.timezone from applications where p_ids is null or applications.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
end $$;
