-- Marks the sessions whose figures a change affects, for fold_session_figures(). Trigger on sessions, participants, activities and
-- organizations.
create or replace function mark_session_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_table_name = 'organizations' then
    insert into session_changes (organization_id) values (new.id);
  elsif tg_table_name = 'activities' then
    insert into session_changes (activity_id) values (new.id);
  elsif tg_table_name = 'participants' then
    if tg_op <> 'DELETE' then insert into session_changes (session_id) values (new.session_id); end if;
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.session_id <> new.session_id) then
      insert into session_changes (session_id) values (old.session_id);
    end if;
  elsif tg_op = 'INSERT' then
    insert into session_changes (session_id) select id from fresh;
  elsif tg_op = 'DELETE' then
    insert into session_changes (session_id) select id from gone;
  else
    insert into session_changes (session_id) values (new.id);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
