-- Updates the search texts of these orders where they changed. Call it in the scope `system`.
create or replace function write_order_texts(p_ids bigint[]) returns void language plpgsql as $$
declare
  pattern_before text := coalesce(current_setting('app.search_pattern', true), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.search_pattern', '%', true);
  perform set_config('app.money_application_ids', '', true);
  update order_search set text = fresh.text from order_texts(p_ids) as fresh
   where order_search.order_id = fresh.id and order_search.text <> fresh.text;
  perform set_config('app.search_pattern', pattern_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
