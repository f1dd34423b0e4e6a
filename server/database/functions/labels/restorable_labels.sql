-- Returns the labels removed in the last 30 days that a user may restore. An administrator must administer all platforms of the label, and
-- no superadmin or administrator of a higher platform may have removed it. A superadmin may restore all that are still on a platform.
-- Works in the scope `system`, so
-- call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function restorable_labels(p_user_id bigint) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  administered bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
  is_superadmin boolean := exists (select from roles_held(p_user_id) where role = 'superadmin');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select labels.id from labels
     where labels.deleted_at > now() - interval '30 days'
       and may_undo(is_superadmin, administered, labels.deleted_as, labels.deleted_levels)
       and labels.id in (
         select link.label_id from label_applications link group by link.label_id having bool_and(link.application_id = any (administered)));
  perform set_config('app.scope', scope_before, true);
end $$;
