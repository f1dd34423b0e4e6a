-- The attendance of each session, as changes to add up, like row_counts: each page of its participants shows it, and counting
-- 100,000 rows took most of the time of the first page. Writers only append, so none waits for another. compact_attendance_counts()
-- keeps the sums short and reads only what was added since.
create table attendance_counts (
  organization_id bigint not null,
  session_id bigint not null,
  check_in text not null,
  change bigint not null,
  is_sum boolean not null default false
);
create index attendance_counts_session on attendance_counts (session_id, check_in) include (organization_id, change);
create index attendance_counts_added on attendance_counts (session_id, check_in) where not is_sum;
alter table attendance_counts enable row level security;
alter table attendance_counts force row level security;
create policy reading on attendance_counts for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
);
call protect_writing('attendance_counts', 'false');

create function attendance_counted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, count(*) from fresh where status <> 'canceled' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, -count(*) from gone where status <> 'canceled' group by 1, 2, 3;
  else
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, sum(change) from (
      select organization_id, session_id, check_in, 1 as change from fresh where status <> 'canceled'
      union all select organization_id, session_id, check_in, -1 from gone where status <> 'canceled') as counted
     group by 1, 2, 3 having sum(change) <> 0;
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger attendance_added after insert on participants referencing new table as fresh
  for each statement execute function attendance_counted();
create trigger attendance_removed after delete on participants referencing old table as gone
  for each statement execute function attendance_counted();
create trigger attendance_changed after update on participants referencing old table as gone new table as fresh
  for each statement execute function attendance_counted();

-- After the triggers, which keep writers out until the end: what commits while the former version runs is counted once.
insert into attendance_counts (organization_id, session_id, check_in, change, is_sum)
select organization_id, session_id, check_in, count(*), true from participants where status <> 'canceled' group by 1, 2, 3;

-- Replaces the changes of each session by their sum; one at a time, and readers see the ones or the other.
create function compact_attendance_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112201);
  with gone as (
    delete from attendance_counts where (session_id, check_in) in (
      select session_id, check_in from attendance_counts where not is_sum)
    returning organization_id, session_id, check_in, change)
  insert into attendance_counts (organization_id, session_id, check_in, change, is_sum)
  select organization_id, session_id, check_in, sum(change), true from gone group by 1, 2, 3 having sum(change) <> 0;
end $$;

-- What is still counted is who takes part, e.g. in the sessions of a series. Equal keys of an index without included columns are
-- stored once.
drop index participants_status;
create index participants_taking_part on participants (session_id, organization_id) where status <> 'canceled';
