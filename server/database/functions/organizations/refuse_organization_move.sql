-- Refuses a change of status other than these: pending → accepted or rejected; rejected → pending or accepted. Trigger on organizations,
-- which holds the list. Accepted is final, except for the reviewer who undoes the decision before its mail is sent: within 15 seconds
-- (domain/src/organizations/organization.ts).
create or replace function refuse_organization_move() returns trigger language plpgsql as $$
begin
  if old.status = 'accepted' and new.review_before is null and old.review_before->>'status' = new.status
    and old.reviewed_by = app_user_id() and old.reviewed_at > clock_timestamp() - interval '15 seconds' then
    return new;
  end if;
  raise exception 'an organisation does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $$;
