-- Marks a file as no longer used by its record, regardless of its uploader. The sweep removes it a week later, unless another record uses
-- it.
create or replace function detach_file(p_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update files set detached_at = now() where id = p_id and status = 'attached';
  perform set_config('app.scope', scope_before, true);
end $$;
