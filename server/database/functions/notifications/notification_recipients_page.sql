-- Returns one page of a notification's recipients, for a call that may notify them. Only administrators see addresses and search by them.
-- Shows none of the recipients where the call may not see who they are.
-- Reads from the nearer end of the list (docs/adr/0022-far-pages-from-the-nearer-end.md). A page past the end is one row with only the
-- total. `p_pattern` is folded; null filters nothing. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function notification_recipients_page(p_notification_id bigint, p_statuses text[], p_reasons text[], p_pattern text,
  p_sort text, p_is_descending boolean, p_limit integer, p_offset bigint)
returns table (page_total bigint, id bigint, name text, email text, status text, reason text, due_at timestamptz, sent_at timestamptz,
  first_name text, last_name text, locale text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  pattern_before text := coalesce(current_setting('app.search_pattern', true), '');
  of_application bigint;
  of_organization bigint;
  of_audience jsonb;
  shows_address boolean;
  source text := 'notification_deliveries delivery';
  people text := ' join profiles on profiles.id = delivery.profile_id and profiles.application_id = $4';
  condition text := 'delivery.notification_id = $1 and ($2 is null or delivery.status = any ($2)) and ($3 is null or delivery.reason = any ($3))';
  key text;
  total bigint;
  taken bigint;
  ids bigint[];
  found bigint[];
  is_backwards boolean;
begin
  perform set_config('app.scope', 'system', true);
  select application_id, organization_id, audience into of_application, of_organization, of_audience from notifications where id = p_notification_id;
  perform set_config('app.scope', scope_before, true);
  perform assert_may_notify(of_application, of_organization);
  shows_address := app_sees_all() or administers(of_application);
  if not may_list_recipients(of_application, of_organization, of_audience) then
    return query select 0::bigint, null::bigint, null::text, null::text, null::text, null::text, null::timestamptz, null::timestamptz,
      null::text, null::text, null::text;
    return;
  end if;
  perform set_config('app.scope', 'system', true);
  if p_pattern is not null then
    perform set_config('app.search_pattern', p_pattern, true);
    found := array(select profile_id from notification_deliveries where notification_id = p_notification_id
      and profile_id in (select profile_id from profile_search where application_id = of_application));
    condition := condition || ' and delivery.profile_id = any ($6)';
    people := people || ' and profiles.id = any ($6)';
    if not shows_address then
      source := source || people;
      condition := condition || ' and profile_search_text(first_name, last_name, '''') like $5';
    end if;
  end if;
  execute format('select count(*) from %s where %s', source, condition)
    into total using p_notification_id, p_statuses, p_reasons, of_application, p_pattern, found;
  if p_sort = 'name' and position(people in source) = 0 then source := source || people; end if;
  key := case p_sort when 'name' then 'profile_list_name(first_name, last_name, email)' when 'sent_at' then 'delivery.sent_at' else 'delivery.status' end;
  -- Keeps the planner from the index of names, which it would walk until it meets the few matches.
  if found is not null and p_sort = 'name' then key := key || ' || '''''; end if;
  is_backwards := p_offset > total / 2;
  taken := greatest(least(p_limit, total - p_offset), 0);
  execute format('select array(select delivery.profile_id from %s where %s order by %s %4$s, delivery.profile_id %4$s limit %5$s offset %6$s)',
      source, condition, key, case when p_is_descending <> is_backwards then 'desc' else 'asc' end, taken,
      case when is_backwards then greatest(total - p_offset - taken, 0) else p_offset end)
    into ids using p_notification_id, p_statuses, p_reasons, of_application, p_pattern, found;
  return query execute format('
    select $1, profiles.id, nullif(trim(concat_ws('' '', first_name, last_name)), ''''), case when $2 then profiles.email::text end,
        delivery.status, delivery.reason, delivery.due_at, delivery.sent_at, first_name, last_name, locale
      from notification_deliveries delivery join profiles on profiles.id = delivery.profile_id
     where delivery.notification_id = $3 and delivery.profile_id = any ($4) order by %s %s, delivery.profile_id %2$s',
      key, case when p_is_descending then 'desc' else 'asc' end)
    using total, shows_address, p_notification_id, ids;
  if taken = 0 then
    return query select total, null::bigint, null::text, null::text, null::text, null::text, null::timestamptz, null::timestamptz,
      null::text, null::text, null::text;
  end if;
  perform set_config('app.search_pattern', pattern_before, true);
  perform set_config('app.scope', scope_before, true);
end $$;
