-- Refuses other steps of a build's status than these: queued → running, failed or aborted; running → succeeded, failed or aborted. Refuses
-- any change of a build that has ended. Trigger on builds.
create or replace function keep_build_status() returns trigger language plpgsql as $$
begin
  if old.status = new.status then
    if old.status not in ('queued', 'running') and new is distinct from old then
      raise exception 'build % has ended', old.id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if not (old.status = 'queued' and new.status in ('running', 'failed', 'aborted')
          or old.status = 'running' and new.status in ('succeeded', 'failed', 'aborted')) then
    raise exception 'build % goes from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
