-- Personal data ends: a person is erased on request, and what is no longer needed is removed after its retention (docs/privacy.md).

-- Erasures, so that they can be done again after a backup was restored. Holds ids and a keyed hash of the person, never a name.
create table erasures (
  id bigint generated always as identity primary key,
  -- null: the account of a user
  organization_id bigint references organizations,
  person_hash bytea not null,
  -- ids of the records by table, e.g. {"participants": [12, 13]}
  records jsonb not null check (jsonb_typeof(records) = 'object'),
  erased_at timestamptz not null default now()
);
create index erasures_organization on erasures (organization_id, person_hash) where organization_id is not null;
create index erasures_newest on erasures (erased_at, id);
alter table erasures enable row level security;
alter table erasures force row level security;
create policy reading on erasures for select using (
  (select app_sees_all()) or organization_id = any ((select app_organization_ids())::bigint[])
);
-- the erasure of an account belongs to no organisation
create policy adding on erasures for insert with check (
  (select app_sees_all()) or organization_id is null or organization_id = any ((select app_organization_ids())::bigint[])
);
create policy changing on erasures for update using ((select app_sees_all()));
create policy removing on erasures for delete using ((select app_sees_all()));

-- The date of birth is part of who is the same person. Where it was removed, two people who shared everything else would
-- collide, so those rows leave the unique indexes.
alter table participants add column birth_removed_at timestamptz;
alter table bundle_participants add column birth_removed_at timestamptz;
drop index participants_once;
create unique index participants_once on participants
  (session_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct
  where status <> 'canceled' and birth_removed_at is null;
drop index bundle_participants_once;
create unique index bundle_participants_once on bundle_participants
  (bundle_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct
  where status <> 'canceled' and birth_removed_at is null;
-- found without reading everybody, as the notes are
create index participants_born on participants (session_id) where date_of_birth is not null;
create index bundle_participants_born on bundle_participants (bundle_id) where date_of_birth is not null;
create index purchases_born on purchases (created_at) where date_of_birth is not null;
create index waitlist_closed on waitlist_entries (updated_at) where status not in ('waiting', 'invited');
create index invites_closed on invites (expires_at);

-- Whose mail it is: a mail is erased with a person of that organisation. Filled by itself in a call for one organisation; the
-- worker says it. No tenant of the row: mails are read by superadmins only.
create function sending_organization() returns bigint language sql stable as $$
  select case when cardinality(app_organization_ids()) = 1 then (app_organization_ids())[1] end
$$;
alter table mails add column sender_organization_id bigint references organizations;
alter table mails alter column sender_organization_id set default sending_organization();
update mails set sender_organization_id = messages.organization_id from messages where messages.id = mails.message_id;
-- those of before, as far as the address for replies says whose they are
update mails set sender_organization_id = (select min(id) from organizations where email = mails.reply_to)
 where sender_organization_id is null and (select count(*) from organizations where email = mails.reply_to) = 1;
create index mails_of_recipient on mails (recipient);
create index mails_sender on mails (sender_organization_id) where sender_organization_id is not null;
-- When the content was removed: the row stays a while longer, as how many mails a message became.
alter table mails add column emptied_at timestamptz;
create index mails_full on mails (created_at) where emptied_at is null;

-- A text as its words alone, each between spaces: a name is found in it as whole words.
create function words_of(p_text text) returns text language sql stable parallel safe
  return ' ' || btrim(regexp_replace(fold(p_text), '[^[:alnum:]]+', ' ', 'g')) || ' ';

-- Whether a text names one of these people: the address, the full name, or both names as values of their own.
create function mentions_person(p_text text, p_people jsonb) returns boolean language sql stable parallel safe
  return exists (
    select from jsonb_to_recordset(p_people) as person (first_name text, last_name text, email text),
      words_of(p_text) as words
     where (email <> '' and position(words_of(email) in words) > 0)
        or (first_name <> '' and last_name <> '' and (
          position(words_of(first_name || ' ' || last_name) in words) > 0
          or (position(words_of('first name ' || first_name) in words) > 0
            and position(words_of('last name ' || last_name) in words) > 0))));

-- Removes the search of saved views that name these people: views of the organisation and the private ones of its team, which
-- only their makers may change otherwise. Returns their ids.
create function erase_from_views(p_organization_id bigint, p_people jsonb, p_name text) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    update saved_views set query = saved_views.query - 'search',
        name = case when mentions_person(saved_views.name, p_people) then p_name else saved_views.name end
     where (saved_views.organization_id = p_organization_id or (shared = 'me' and user_id in (
         select user_roles.user_id from user_roles where user_roles.organization_id = p_organization_id)))
       and (mentions_person(saved_views.query::text, p_people) or mentions_person(saved_views.name, p_people))
    returning saved_views.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- The trail stays append-only, but for one narrow way: a person's name, values and address are masked in the rows about that
-- person. Who did what, to which record and when can't be changed by anybody.
create function refuse_trail_change() returns trigger language plpgsql as $$
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
drop trigger append_only on audit_log;
create trigger append_only before update or delete on audit_log for each row execute function refuse_trail_change();
drop function refuse_change();
create policy erasing on audit_log for update
  using (coalesce(current_setting('app.erasing', true), '') = 'on')
  with check (coalesce(current_setting('app.erasing', true), '') = 'on');

-- What may be known of a person in the changes of a record about that person.
create function masked_changes(p_changes jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
    when key ~ 'name|email|phone|birth|gender|notes|answers|avatar|subject|reason|^age$|^body$|^query$'
    then jsonb_build_object('old', case when value->'old' = 'null' then null else '•••' end,
      'new', case when value->'new' = 'null' then null else '•••' end)
    else value end), '{}') from jsonb_each(p_changes)
$$;

-- Masks a person in the trail: in the rows about these records of one organisation (null: of no organisation in particular), and
-- the addresses that the person called from without a login. Answers how many rows were changed. The right to change rows is the
-- owner's alone, so the product can do exactly this and nothing else.
create function erase_from_trail(p_organization_id bigint, p_subject_type text, p_subject_ids text[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true), set_config('app.erasing', 'on', true);
  update audit_log set subject_name = null, changes = masked_changes(changes),
      ip = case when actor_id is null then null else ip end
   where subject_type = p_subject_type and subject_id = any (p_subject_ids)
     and (p_organization_id is null or organization_id = p_organization_id);
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true), set_config('app.erasing', '', true);
  return changed;
end $$;

-- The addresses that an erased user called from.
create function erase_actor_from_trail(p_user_id bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  if not exists (select from users where id = p_user_id and anonymized_at is not null) then
    raise exception 'user % is not erased', p_user_id;
  end if;
  perform set_config('app.scope', 'system', true), set_config('app.erasing', 'on', true);
  update audit_log set ip = null where actor_id = p_user_id and ip is not null;
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true), set_config('app.erasing', '', true);
  return changed;
end $$;

-- Drops the months of the trail that ended before a moment, which is two years ago at least: as the function's owner, since the
-- worker's role owns nothing.
create function drop_audit_partitions(p_before timestamptz) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partition text;
  dropped text[] := '{}';
begin
  if p_before > now() - interval '23 months' then raise exception 'the audit trail is kept for two years'; end if;
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'audit_log'::regclass and relname ~ '^audit_log_[0-9]{4}_[0-9]{2}$' order by relname
  loop
    continue when (to_date(right(partition, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' > p_before;
    execute format('drop table %I', partition);
    dropped := dropped || partition;
  end loop;
  return dropped;
end $$;
