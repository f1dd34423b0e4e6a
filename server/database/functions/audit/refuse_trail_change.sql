-- The trail stays append-only, but for one narrow way: a person's name, values and address are masked in the rows about that
-- person. Who did what, to which record and when can't be changed by anybody.
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
