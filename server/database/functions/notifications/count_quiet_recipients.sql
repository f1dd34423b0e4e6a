-- Returns how many recipients of a notification have quiet hours at a moment: sent then, it waits for their end. `notification_audience`
-- checks the caller.
create or replace function count_quiet_recipients(
  p_application_id bigint, p_organization_id bigint, p_audience jsonb, p_now timestamptz, p_kinds text[])
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  recipients bigint[] := array(
    select profile_id from notification_audience(p_application_id, p_organization_id, p_audience, p_now, p_kinds) where hindrance is null);
  scope_before text := coalesce(app_scope(), '');
  counted bigint;
begin
  perform set_config('app.scope', 'system', true);
  select count(*) into counted
    from unnest(recipients) as recipient (id)
      join applications on applications.id = p_application_id
      left join profile_notification_settings own on own.profile_id = recipient.id
      left join notification_settings platform on platform.application_id = p_application_id
   where case coalesce(own.quiet_hours, 'platform')
       when 'own' then quiet_end(p_now, applications.timezone, own.quiet_from, own.quiet_until)
       when 'platform' then quiet_end(p_now, applications.timezone, platform.quiet_from, platform.quiet_until) end is not null;
  perform set_config('app.scope', scope_before, true);
  return counted;
end $$;
