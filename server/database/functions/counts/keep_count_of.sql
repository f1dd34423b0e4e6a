-- Counts rows as count_rows() does, for each row that they belong to, under a name such as 'sessions of 7'. So the list of an activity
-- reads its total instead of counting all sessions for each page. Statement trigger that keep_count_of() creates.
create or replace function count_rows_of() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  execute format('insert into row_counts (organization_id, list, change)
    select organization_id, %L || it.%I, %s * count(*) from counted it where %s group by 1, 2',
    tg_argv[0] || ' of ', tg_argv[2], case tg_op when 'INSERT' then 1 else -1 end, tg_argv[1]);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Counts a row as count_row() does, for the row that it belongs to. Row trigger that keep_count_of() creates.
create or replace function count_row_of() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into row_counts (organization_id, list, change)
  values (new.organization_id, tg_argv[0] || ' of ' || (to_jsonb(new) ->> tg_argv[2]), tg_argv[1]::bigint);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Creates the triggers that count rows as keep_count() does, for each row that a column refers to. That column must never change.
create or replace procedure keep_count_of(list text, table_name text, condition text, owner text) language plpgsql as $$
declare
  before_change text := replace(condition, 'it.', 'old.');
  after_change text := replace(condition, 'it.', 'new.');
begin
  execute format('create trigger count_added_of after insert on %I referencing new table as counted
    for each statement execute function count_rows_of(%L, %L, %L)', table_name, list, condition, owner);
  execute format('create trigger count_gone_of after delete on %I referencing old table as counted
    for each statement execute function count_rows_of(%L, %L, %L)', table_name, list, condition, owner);
  execute format('create trigger count_entered_of after update on %I for each row
    when (not (%s) and (%s)) execute function count_row_of(%L, ''1'', %L)', table_name, before_change, after_change, list, owner);
  execute format('create trigger count_left_of after update on %I for each row
    when ((%s) and not (%s)) execute function count_row_of(%L, ''-1'', %L)', table_name, before_change, after_change, list, owner);
end $$;
