-- Counts open entries and reserved spots of waiting lists in their sessions and bundles. Trigger on waitlist_entries.
create or replace function waitlist_counted() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in
      select session_id, bundle_id, sum((status in ('waiting', 'invited'))::integer)::integer as open,
        sum(reserves::integer)::integer as reserving
      from fresh group by session_id, bundle_id order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select session_id, bundle_id, -sum((status in ('waiting', 'invited'))::integer)::integer as open,
        -sum(reserves::integer)::integer as reserving
      from gone group by session_id, bundle_id order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  else
    for change in
      select session_id, bundle_id, sum(open)::integer as open, sum(reserving)::integer as reserving from (
        select session_id, bundle_id, (status in ('waiting', 'invited'))::integer as open, reserves::integer as reserving from fresh
        union all
        select session_id, bundle_id, -(status in ('waiting', 'invited'))::integer, -reserves::integer from gone) as counted
      group by session_id, bundle_id having sum(open) <> 0 or sum(reserving) <> 0 order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  end if;
  return null;
end $$;
