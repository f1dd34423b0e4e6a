-- Returns the names of the sender and the platform of the notifications with these ids that the scope sees, and the time zone of the platform.
-- The scope may hide them, as when the organisation has left the platform since. Works in the scope `system`, so call it in a statement of
-- its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function names_of_notifications(p_ids bigint[])
returns table (id bigint, organization text, application text, timezone text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  seen bigint[];
  senders bigint[];
  platforms bigint[];
begin
  select array_agg(notifications.id), array_agg(organization_id), array_agg(application_id) into seen, senders, platforms
    from notifications where notifications.id = any (p_ids);
  perform set_config('app.scope', 'system', true);
  return query
    select sent.notification_id, organizations.name, applications.name, applications.timezone
      from unnest(seen, senders, platforms) as sent (notification_id, organization_id, application_id)
        join applications on applications.id = sent.application_id
        left join organizations on organizations.id = sent.organization_id;
  perform set_config('app.scope', scope_before, true);
end $$;
