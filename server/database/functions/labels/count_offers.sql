-- Returns how many activities and products carry a tag or category, including those that the caller can't see.
create or replace function count_offers(p_tag_id bigint, p_category_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  select (select count(*) from activities
           where deleted_at is null
             and (id in (select activity_id from activity_tags where tag_id = p_tag_id)
               or id in (select activity_id from activity_categories where category_id = p_category_id)))
       + (select count(*) from products
           where deleted_at is null
             and (id in (select product_id from product_tags where tag_id = p_tag_id)
               or id in (select product_id from product_categories where category_id = p_category_id)))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
