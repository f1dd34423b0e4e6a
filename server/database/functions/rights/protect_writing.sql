-- Adds the three policies for writing, with one condition. It holds for the changed row too.
create or replace procedure protect_writing(table_name text, may text) language plpgsql as $$
declare
  condition text := format('(select app_sees_all()) or (%s)', may);
begin
  execute format('create policy adding on %I for insert with check (%s)', table_name, condition);
  execute format('create policy changing on %I for update using (%s)', table_name, condition);
  execute format('create policy removing on %I for delete using (%s)', table_name, condition);
end $$;
