-- Returns the platform that sells for an organisation: this one while the organisation is on it, else its home platform, else the first
-- that it is on; of those whose sales the call sees. An organisation that is on none sells on its home platform.
create or replace function platform_of_sale(p_organization_id bigint, p_application_id bigint) returns bigint
  language sql stable as $$
  select candidate.id from (
    select link.application_id as id, case link.application_id when p_application_id then 1
      when organizations.home_application_id then 2 else 3 end as rank
      from organization_applications link join organizations on organizations.id = link.organization_id
     where link.organization_id = p_organization_id
    union all select home_application_id, 4 from organizations where organizations.id = p_organization_id
  ) as candidate
  where app_sees_money(p_organization_id, candidate.id) order by candidate.rank, candidate.id limit 1
$$;
