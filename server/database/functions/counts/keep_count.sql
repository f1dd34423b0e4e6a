-- Adds the inserted rows that meet a condition to row_counts, or subtracts the deleted ones. Statement trigger that keep_count() creates;
-- its arguments are the list and the condition.
create or replace function count_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  execute format('insert into row_counts (organization_id, list, change)
    select organization_id, %L, %s * count(*) from counted it where %s group by organization_id',
    tg_argv[0], case tg_op when 'INSERT' then 1 else -1 end, tg_argv[1]);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Adds 1 or -1 to row_counts for a row that begins or ceases to meet the condition. Row trigger that keep_count() creates.
create or replace function count_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into row_counts (organization_id, list, change) values (new.organization_id, tg_argv[0], tg_argv[1]::bigint);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Creates the triggers that count, per organisation, the rows of a table that meet a condition (on `it`), in row_counts under the list's
-- name. Inserts and deletes are counted per statement, since they often are many rows. Updates are counted per row, since few of them
-- change whether the condition holds.
create or replace procedure keep_count(list text, table_name text, condition text) language plpgsql as $$
declare
  before_change text := replace(condition, 'it.', 'old.');
  after_change text := replace(condition, 'it.', 'new.');
begin
  execute format('create trigger count_added after insert on %I referencing new table as counted
    for each statement execute function count_rows(%L, %L)', table_name, list, condition);
  execute format('create trigger count_gone after delete on %I referencing old table as counted
    for each statement execute function count_rows(%L, %L)', table_name, list, condition);
  execute format('create trigger count_entered after update on %I for each row
    when (not (%s) and (%s)) execute function count_row(%L, ''1'')', table_name, before_change, after_change, list);
  execute format('create trigger count_left after update on %I for each row
    when ((%s) and not (%s)) execute function count_row(%L, ''-1'')', table_name, before_change, after_change, list);
end $$;
