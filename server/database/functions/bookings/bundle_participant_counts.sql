-- Counts each participant of a bundle in bundles.taken, except canceled ones. Trigger on bundle_participants.
create or replace function bundle_participant_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call count_people('bundles', 'taken', old.bundle_id, -(old.status <> 'canceled')::integer);
  end if;
  if tg_op <> 'DELETE' then
    call count_people('bundles', 'taken', new.bundle_id, (new.status <> 'canceled')::integer);
  end if;
  return null;
end $$;
