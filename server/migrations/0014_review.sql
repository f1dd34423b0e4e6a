-- The review of organisations: when each was handed in, who decides, and which moves exist (D3.5).

alter table organizations add column submitted_at timestamptz not null default now();
update organizations set submitted_at = created_at;
update organizations set rejected_reason = 'Geen reden opgegeven' where status = 'rejected' and rejected_reason is null;
update organizations set rejected_reason = null where status = 'accepted';

-- The reason stays when the organisation is handed in again, so that the next reviewer knows what was asked; accepting clears it.
alter table organizations
  add constraint organizations_reason check (
    length(rejected_reason) <= 1000
    and case status when 'rejected' then rejected_reason is not null when 'accepted' then rejected_reason is null else true end),
  add constraint organizations_reviewer foreign key (reviewed_by) references users;
create index organizations_by_reviewer on organizations (reviewed_by) where reviewed_by is not null;
create index organizations_waiting on organizations (submitted_at, id) where status = 'pending' and deleted_at is null;
create index organizations_reviewed on organizations (reviewed_at desc, id) where reviewed_at is not null and deleted_at is null;

create function refuse_organization_move() returns trigger language plpgsql as $$
begin
  raise exception 'an organisation does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $$;
create trigger status_moves before update of status on organizations for each row
  when (old.status <> new.status and (old.status, new.status) not in (
    ('pending', 'accepted'), ('pending', 'rejected'), ('rejected', 'pending'), ('rejected', 'accepted')))
  execute function refuse_organization_move();

-- Whether a person may decide about an organisation: with the ability to review, as administrator of its home application or
-- of a parent of that. A role in the organisation itself never counts. In a statement of its own: it looks beyond the scope.
create function may_review(p_organization_id bigint, p_user_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from user_roles where user_id = p_user_id and role = 'superadmin')
      or exists (
        select from user_roles
         where user_id = p_user_id and role = 'admin'
           and exists (select from role_abilities where role = 'admin' and ability = 'review-organizations')
           and application_id = any (application_ancestry(
             (select home_application_id from organizations where id = p_organization_id))))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;

-- Organisations on the platforms of a person that may be the same one: by KVK number, e-mail address or name. In a statement
-- of its own: it looks beyond the scope.
create function similar_organizations(p_organization_id bigint, p_user_id bigint)
returns table (id bigint, name text, city text, status text, likeness text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(a.id), '{}') from administered_applications(p_user_id) a);
begin
  perform set_config('app.scope', 'system', true);
  return query
    select other.id, other.name, other.city, other.status,
      case when other.kvk_number = own.kvk_number then 'kvk_number'
           when other.email = own.email then 'email' else 'name' end
    from organizations own join organizations other
      on other.id <> own.id and other.deleted_at is null
        and (other.kvk_number = own.kvk_number or other.email = own.email
          or similarity(fold(other.name), fold(own.name)) > 0.4)
    where own.id = p_organization_id
      and exists (select from organization_applications link
                   where link.organization_id = other.id and link.application_id = any (reach))
    order by (other.kvk_number = own.kvk_number) is true desc, (other.email = own.email) is true desc,
      similarity(fold(other.name), fold(own.name)) desc, other.id
    limit 5;
  perform set_config('app.scope', scope_before, true);
end $$;
