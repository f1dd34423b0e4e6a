-- Returns the calendar feed of an address and enters the organisations that it reads. Returns no row when the address is unknown or
-- revoked, or when the feed's user may no longer see those sessions. Leaves the scope changed, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_calendar_feed(p_token_hash bytea)
returns table (id bigint, user_id bigint, locale text, organization_id bigint, activity_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  feed record;
  seen bigint[];
begin
  perform set_config('app.scope', 'system', true);
  select f.id, f.user_id, users.locale, f.organization_id, f.activity_id, f.last_used_at into feed
    from calendar_feeds f join users on users.id = f.user_id and users.deleted_at is null
   where f.token_hash = p_token_hash and f.revoked_at is null;
  if found then
    select coalesce(array_agg(candidate), '{}') into seen
      from (select feed.organization_id as candidate where feed.organization_id is not null
            union
            select contacts.organization_id from contacts
             where feed.organization_id is null and contacts.user_id = feed.user_id) as candidates
     where sees_sessions(feed.user_id, candidate);
  end if;
  if feed.id is null or (feed.organization_id is not null and cardinality(seen) = 0) then
    perform set_config('app.scope', scope_before, true);
    return;
  end if;
  -- Programs read a feed several times an hour; one update an hour is enough to show that it is in use.
  update calendar_feeds set last_used_at = now()
   where calendar_feeds.id = feed.id and (feed.last_used_at is null or feed.last_used_at < now() - interval '1 hour');
  perform set_scope('organizations', seen,
    (select coalesce(array_agg(distinct link.application_id), '{}') from organization_applications link
      where link.organization_id = any (seen)));
  return query select feed.id, feed.user_id, feed.locale, feed.organization_id, feed.activity_id;
end $$;
