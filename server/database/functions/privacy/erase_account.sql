-- Erases the account of a user; returns false while the user has roles. Those in a removed organisation don't count, since nobody can take
-- them there: they end with the account. The row stays without personal data, since the audit trail and orders refer to its id.
create or replace function erase_account(p_user_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  account record;
  invited text[];
  views text[];
  feeds text[];
  unnamed bigint[];
  uploads text[];
  people jsonb;
begin
  select email, avatar_file_id into account from users where id = p_user_id and deleted_at is null for update;
  if not found then return false; end if;
  perform set_config('app.scope', 'system', true);
  if exists (
    select from user_roles held left join organizations on organizations.id = held.organization_id
     where held.user_id = p_user_id and organizations.deleted_at is null) then
    perform set_config('app.scope', scope_before, true);
    return false;
  end if;
  delete from user_roles where user_id = p_user_id;
  delete from api_tokens where user_id = p_user_id or impersonator_id = p_user_id;
  delete from password_resets where user_id = p_user_id;
  delete from user_preferences where user_id = p_user_id;
  with gone as (delete from saved_views where user_id = p_user_id returning id)
    select coalesce(array_agg(id::text), '{}') into views from gone;
  delete from form_drafts where user_id = p_user_id;
  delete from onboarding_hidden where user_id = p_user_id;
  delete from inbox_items where user_id = p_user_id;
  delete from job_runs where user_id = p_user_id and status in ('succeeded', 'failed', 'canceled');
  update job_runs set user_id = null where user_id = p_user_id;
  with gone as (delete from calendar_feeds where user_id = p_user_id returning id)
    select coalesce(array_agg(id::text), '{}') into feeds from gone;
  delete from idempotency_keys where scope = p_user_id::text;
  select coalesce(array_agg(contact.id), '{}') into unnamed from contacts_of_account(p_user_id) contact where not contact.is_named;
  delete from contacts where id = any (unnamed);
  perform end_confirmation_mails(p_user_id);
  update contacts set user_id = null where user_id = p_user_id;
  with gone as (delete from invites where email = account.email returning id)
    select coalesce(array_agg(id::text), '{}') into invited from gone;
  delete from mails where recipient = account.email
    and (sender_organization_id is null or body_text like '%/invite/register?token=%');
  update users set email = ('verwijderd-account-' || id || '@erased.invalid')::citext, first_name = 'Verwijderde', last_name = 'gebruiker',
      password_hash = null, avatar_file_id = null, email_verified_at = null, anonymized_at = now(), deleted_at = now(), updated_at = now()
   where id = p_user_id;
  -- The picture is not shown any more, unless a record uses it too; the next sweep removes it.
  update files set visibility = 'private', detached_at = now() - interval '7 days'
   where id in (select unused_files(array[account.avatar_file_id]));
  -- An upload is in the trail by the name that its file had.
  select coalesce(array_agg(distinct subject_id), '{}') into uploads from audit_log where actor_id = p_user_id and subject_type = 'files';
  perform erase_from_trail(null, 'users', array[p_user_id::text]), erase_from_trail(null, 'user', array[p_user_id::text]),
    erase_from_trail(null, 'members', array[p_user_id::text]), erase_from_trail(null, 'invites', invited),
    erase_from_trail(null, 'contacts', unnamed::text[]),
    erase_from_trail(null, 'saved_views', views), erase_from_trail(null, 'calendar_feeds', feeds),
    erase_from_trail(null, 'files', uploads), erase_actor_from_trail(p_user_id);
  people := jsonb_build_array(jsonb_build_object('email', account.email));
  -- contacts and invites that were changed or removed are in the trail alone
  perform erase_mentions_from_trail(null, people), erase_from_typed(people, 'Verwijderd');
  perform set_config('app.scope', scope_before, true);
  return true;
end $$;
