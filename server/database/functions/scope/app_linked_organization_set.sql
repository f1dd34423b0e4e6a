-- Returns the organisations of the platforms in scope as a bit string: the bit after the first n is that of organisation n. A policy reads
-- one bit per row. With a list of 100,000 ids instead, reading and hashing it took most of each statement's time. The transaction keeps the
-- string in a setting until a link changes. The setting is hexadecimal, since that is read four bits at a time. Each call is planned anew,
-- since a plan for a large platform reads all links for a small one too.
create or replace function app_linked_organization_set() returns varbit language plpgsql stable parallel unsafe
set plan_cache_mode = force_custom_plan as $$
declare
  known text := current_setting('app.linked_organization_ids', true);
  platforms bigint[] := app_application_ids();
begin
  if app_scope() is distinct from 'applications' then return B''::varbit; end if;
  if coalesce(known, '') = '' then
    with words as materialized (
      -- One word holds sixty-four organisations.
      select link.organization_id >> 6 as number, bit_or(1::bigint << (63 - (link.organization_id & 63))::integer) as bits
        from organization_applications link where link.application_id = any (platforms) group by 1)
    select 'x' || coalesce(string_agg(lpad(to_hex(coalesce(words.bits, 0)), 16, '0'), '' order by number), '') into known
      from generate_series(0, (select max(words.number) from words)) number left join words using (number);
    perform set_config('app.linked_organization_ids', known, true);
  end if;
  return known::varbit;
end $$;

-- Returns whether such a set holds an id; false for an id beyond its end. Uses each argument once, so that PostgreSQL can inline it.
create or replace function is_in_set(p_set varbit, p_id bigint) returns boolean language sql immutable parallel safe
  return substring(p_set, p_id::integer + 1, 1) > B'0';

-- Clears the kept set when an organisation joins or leaves a platform. Trigger on organization_applications.
create or replace function forget_linked_organizations() returns trigger language plpgsql as $$
begin
  perform set_config('app.linked_organization_ids', '', true);
  return null;
end $$;
