-- Website and app of a platform read its filters.
create policy published on application_filters for select using (
  (select app_scope()) = 'public' and application_id = any ((select app_application_ids())::bigint[]));

-- Whether the website shows name, address and phone of a contact from outside the team, at offers of which it is the contact person.
alter table contacts add column is_public boolean not null default false;
alter table contacts add check (not is_public or user_id is null);
