-- Returns the app users for whom a notification is meant. It is the only definition, for the count on the screen, the list of areas and the
-- sending. `hindrance` is why an app user gets none, and null for a recipient. An organisation reaches only app users who booked with it.
-- `p_kinds`: the kinds of devices that this installation sends to.
create or replace function notification_audience(
  p_application_id bigint, p_organization_id bigint, p_audience jsonb, p_now timestamptz, p_kinds text[])
returns table (profile_id bigint, zipcode text, hindrance text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  zipcodes text[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'zipcodes', '[]')));
  sports bigint[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'sport_ids', '[]'))::bigint);
  labels_wanted bigint[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'label_ids', '[]'))::bigint);
  activity bigint := (p_audience ->> 'activity_id')::bigint;
  chosen_session bigint := (p_audience ->> 'session_id')::bigint;
  min_age integer := (p_audience ->> 'min_age')::integer;
  max_age integer := (p_audience ->> 'max_age')::integer;
  today date;
  by_booking boolean;
begin
  perform assert_may_notify(p_application_id, p_organization_id);
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  by_booking := cardinality(sports) > 0 or cardinality(labels_wanted) > 0 or activity is not null or chosen_session is not null;
  select (p_now at time zone timezone)::date into today from applications where id = p_application_id;
  return query
    select profiles.id, profiles.zipcode, case
        when not coalesce(settings.is_subscribed, true) then 'unsubscribed'
        when exists (select from profile_devices device where device.profile_id = profiles.id and device.kind = any (p_kinds)) then null
        when exists (select from profile_devices device where device.profile_id = profiles.id) then 'unsupported_device'
        else 'no_device'
      end
      from profiles left join profile_notification_settings settings on settings.profile_id = profiles.id
     where profiles.application_id = p_application_id and profiles.email not like '%@erased.invalid'
       and (cardinality(zipcodes) = 0 or left(profiles.zipcode, 4) = any (zipcodes))
       and (min_age is null or profiles.date_of_birth <= today - make_interval(years => min_age))
       and (max_age is null or profiles.date_of_birth > today - make_interval(years => max_age + 1))
       and (p_organization_id is null or profiles.id in (
         select orders.profile_id from orders
          where orders.organization_id = p_organization_id and orders.application_id = p_application_id
            and orders.profile_id is not null and orders.status not in ('canceled', 'expired', 'failed')
         union all
         select participants.profile_id from participants
          where participants.organization_id = p_organization_id and participants.profile_id is not null
            and participants.status = 'active'))
       and (not by_booking or profiles.id in (
         select coalesce(participants.profile_id, orders.profile_id)
           from activities
           join sessions on sessions.activity_id = activities.id and sessions.organization_id = activities.organization_id
           join participants on participants.session_id = sessions.id and participants.organization_id = sessions.organization_id
             and participants.status = 'active'
           left join bundle_participants whole on whole.id = participants.bundle_participant_id
           left join order_lines line on line.id = coalesce(participants.order_line_id, whole.order_line_id)
           left join orders on orders.id = line.order_id and orders.application_id = p_application_id
          where (p_organization_id is null or activities.organization_id = p_organization_id)
            and (activity is null or activities.id = activity)
            and (chosen_session is null or sessions.id = chosen_session)
            and (cardinality(sports) = 0 or activities.sport_id = any (sports))
            and (cardinality(labels_wanted) = 0
              or exists (select from activity_labels given
                  where given.activity_id = activities.id and given.label_id = any (labels_wanted))
              or exists (select from organization_labels given
                  where given.organization_id = activities.organization_id and given.label_id = any (labels_wanted))
              or activities.id in (select fitting.id from label_filters filter, fitting_activities(filter) fitting
                  where filter.kind = 'activity' and filter.label_id = any (labels_wanted)))));
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
