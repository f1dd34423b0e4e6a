-- Returns a platform and its parent.
create or replace function application_ancestry(p_id bigint) returns bigint[] language sql stable as $$
  with recursive line as (
    select id, parent_id from applications where id = p_id
    union all
    select parent.id, parent.parent_id from applications parent join line on parent.id = line.parent_id
  )
  select coalesce(array_agg(id), '{}') from line
$$;
