-- Refuses changes and deletion of audit rows. The one exception is erasure: it masks the name, the values and the IP address in rows about
-- the erased person. Actor, action, record and moment never change. Trigger on audit_log.
create or replace function refuse_trail_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on'
    and (old.id, old.created_at, old.actor_id, old.impersonator_id, old.actor_roles, old.action, old.subject_type, old.subject_id,
      old.organization_id, old.application_id, old.sold_on, old.request_id) is not distinct from
      (new.id, new.created_at, new.actor_id, new.impersonator_id, new.actor_roles, new.action, new.subject_type, new.subject_id,
      new.organization_id, new.application_id, new.sold_on, new.request_id)
    and (new.subject_name is null or new.subject_name = old.subject_name) and (new.ip is null or new.ip = old.ip)
  then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
