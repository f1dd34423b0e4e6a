-- The organisations of the platforms in scope, as a bit string: the bit after the first n is that of organisation n. With 100,000
-- organisations on a platform every protected table of a statement read and hashed a list of so many ids, most of its time; of the
-- string it reads one bit per row. Still read once in a transaction and forgotten when a link changes (0070). Hexadecimal in the
-- setting, since that is read four bits at a time. Each call is planned anew, see 0084.
create or replace function app_linked_organization_set() returns varbit language plpgsql stable parallel unsafe
set plan_cache_mode = force_custom_plan as $$
declare
  known text := current_setting('app.linked_organization_ids', true);
  platforms bigint[] := app_application_ids();
begin
  if app_scope() is distinct from 'applications' then return B''::varbit; end if;
  if coalesce(known, '') = '' then
    with words as materialized (
      -- sixty-four organisations each
      select link.organization_id >> 6 as number, bit_or(1::bigint << (63 - (link.organization_id & 63))::integer) as bits
        from organization_applications link where link.application_id = any (platforms) group by 1)
    select 'x' || coalesce(string_agg(lpad(to_hex(coalesce(words.bits, 0)), 16, '0'), '' order by number), '') into known
      from generate_series(0, (select max(words.number) from words)) number left join words using (number);
    perform set_config('app.linked_organization_ids', known, true);
  end if;
  return known::varbit;
end $$;

-- Whether such a set holds an id; false for an id beyond its end. One expression of each argument, so that PostgreSQL inlines it.
create or replace function is_in_set(p_set varbit, p_id bigint) returns boolean language sql immutable parallel safe
  return substring(p_set, p_id::integer + 1, 1) > B'0';

create or replace function forget_linked_organizations() returns trigger language plpgsql as $$
begin
  perform set_config('app.linked_organization_ids', '', true);
  return null;
end $$;
