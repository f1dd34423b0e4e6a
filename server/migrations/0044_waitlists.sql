-- Waiting lists: links of invitations, and what keeps the lists moving.

-- An invitation is mailed by a job, which makes the link's secret: until then there is none, and a second run sends no second mail.
alter table waitlist_entries drop constraint waitlist_entries_check1;
alter table waitlist_entries add constraint waitlist_entries_invited
  check (status <> 'invited' or (invited_at is not null and expires_at is not null));

-- Finds the entry of a mailed link and enters its organisation, and nothing else (D2.3.6). Null when no link has this secret.
-- In a statement of its own, as all that change the scope.
create function enter_waitlist_invite(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  entry record;
begin
  perform set_config('app.scope', 'system', true);
  select id, organization_id into entry from waitlist_entries where token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform set_scope('organizations', array[entry.organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications
      where organization_id = entry.organization_id));
  return entry.id;
end $$;

-- More spots are offered to those who wait, whoever gave them and however many sessions it were.
create function offer_session_spots() returns trigger language plpgsql as $$
begin
  if new.waitlist_count > 0 or exists (
    select from bundle_sessions join bundles on bundles.id = bundle_id where session_id = new.id and waitlist_count > 0)
  then
    perform add_job('promote_waitlist', json_build_object('sessionId', new.id),
      jsonb_build_object('job_key', 'promote_waitlist:session:' || new.id));
  end if;
  return null;
end $$;
create trigger session_spots_raised after update of spots on sessions for each row
  when (old.spots is not null and (new.spots is null or new.spots > old.spots)) execute function offer_session_spots();

create function offer_bundle_spots() returns trigger language plpgsql as $$
begin
  perform add_job('promote_waitlist', json_build_object('bundleId', new.id),
    jsonb_build_object('job_key', 'promote_waitlist:bundle:' || new.id));
  return null;
end $$;
create trigger bundle_spots_raised after update of spots on bundles for each row
  when (new.waitlist_count > 0 and old.spots is not null and (new.spots is null or new.spots > old.spots))
  execute function offer_bundle_spots();
