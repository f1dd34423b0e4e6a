-- Returns a platform and its children.
create or replace function application_family(p_id bigint) returns bigint[] language sql stable as $$
  with recursive family as (
    select id from applications where id = p_id
    union all
    select child.id from applications child join family on child.parent_id = family.id
  )
  select coalesce(array_agg(id), '{}') from family
$$;
