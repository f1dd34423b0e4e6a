-- Returns the notification settings of an app user. The quiet hours are those of the platform until the user chooses others.
create or replace function notification_settings_of_profile(p_profile_id bigint)
returns table (is_subscribed boolean, quiet_hours text, quiet_from text, quiet_until text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select coalesce(own.is_subscribed, true), coalesce(own.quiet_hours, 'platform'),
        to_char(coalesce(own.quiet_from, case when coalesce(own.quiet_hours, 'platform') = 'platform' then platform.quiet_from end), 'HH24:MI'),
        to_char(coalesce(own.quiet_until, case when coalesce(own.quiet_hours, 'platform') = 'platform' then platform.quiet_until end), 'HH24:MI')
      from profiles
      left join profile_notification_settings own on own.profile_id = profiles.id
      left join notification_settings platform on platform.application_id = profiles.application_id
     where profiles.id = p_profile_id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Saves the notification settings of an app user.
create or replace function save_notification_settings_of_profile(
  p_profile_id bigint, p_is_subscribed boolean, p_quiet_hours text, p_from time, p_until time, p_now timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_notification_settings (profile_id, is_subscribed, quiet_hours, quiet_from, quiet_until, updated_at)
    values (p_profile_id, p_is_subscribed, p_quiet_hours, p_from, p_until, p_now)
    on conflict (profile_id) do update set is_subscribed = excluded.is_subscribed, quiet_hours = excluded.quiet_hours,
      quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, updated_at = excluded.updated_at;
  perform set_config('app.scope', scope_before, true);
end $$;
