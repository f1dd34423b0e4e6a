import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';

/**
 * Adds the audit trail of the demo: staff of each organisation added everything and changed it later. Its rows are of this month, because
 * the table has no partitions for the past.
 */
export async function seedDemoAudit(db: Database, people: DemoPeople): Promise<void> {
  await sql`
    with staff as (
      select organizations.id as organization_id, home_application_id,
        coalesce((select min(user_id) from user_roles where organization_id = organizations.id), ${people.youssef}) as actor_id
      from organizations where deleted_at is null),
    done as (
      select 'createLocation' as action, 'locations' as subject_type, id, name, owner_organization_id as organization_id,
        jsonb_build_object('name', jsonb_build_object('old', null, 'new', name), 'city', jsonb_build_object('old', null, 'new', city)) as changes from locations
      union all
      select 'updateLocation', 'locations', id, name, owner_organization_id,
        jsonb_build_object('notes', jsonb_build_object('old', null, 'new', notes)) from locations where notes is not null
      union all
      select 'createRate', 'rates', id, name, organization_id,
        jsonb_build_object('name', jsonb_build_object('old', null, 'new', name), 'price_in_cents', jsonb_build_object('old', null, 'new', price_in_cents)) from rates
      union all
      select 'updateRate', 'rates', id, name, organization_id,
        jsonb_build_object('price_in_cents', jsonb_build_object('old', price_in_cents - 50, 'new', price_in_cents)) from rates where price_in_cents >= 300
      union all
      select 'createActivity', 'activities', id, name, organization_id,
        jsonb_build_object('name', jsonb_build_object('old', null, 'new', name)) from activities
      union all
      select 'updateActivity', 'activities', id, name, organization_id, jsonb_build_object(
        'description', jsonb_build_object('old', null, 'new', description), 'sport_id', jsonb_build_object('old', null, 'new', sport_id),
        'rate_id', jsonb_build_object('old', null, 'new', rate_id), 'location_id', jsonb_build_object('old', null, 'new', location_id)) from activities
      union all
      select 'updateActivitySettings', 'activities', id, name, organization_id,
        jsonb_build_object('concept', jsonb_build_object('old', true, 'new', false)) from activities where not concept
      union all
      select 'updateOrganization', 'organizations', id, name, id,
        jsonb_build_object('phone', jsonb_build_object('old', null, 'new', phone), 'website', jsonb_build_object('old', null, 'new', website)) from organizations),
    numbered as (
      select done.*, count(*) over () as rows, row_number() over (order by subject_type, id, action) as place from done)
    insert into audit_log (created_at, actor_id, actor_roles, action, subject_type, subject_id, subject_name,
      organization_id, application_id, changes, ip, request_id)
    select date_trunc('month', now())
        + greatest(interval '0', now() - interval '1 hour' - date_trunc('month', now())) * (place::double precision / rows),
      staff.actor_id, '{organization}', action, subject_type, id::text, name,
      numbered.organization_id, home_application_id,
      coalesce((select jsonb_object_agg(key, value) from jsonb_each(changes) where value -> 'old' <> value -> 'new'), '{}'),
      '127.0.0.1', gen_random_uuid()::text
    from numbered join staff on staff.organization_id = numbered.organization_id`.execute(db);
}
