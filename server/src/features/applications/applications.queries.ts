import type * as api from '@move/contract/applications/manage-applications.ts';
import type { Application, ApplicationRow } from '@move/contract/applications/manage-applications.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/links.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';

export async function findApplication(db: Database, applicationId: number | null) {
  const found = await db
    .selectFrom('applications')
    .select([
      'id',
      'name',
      'slug',
      'logo_url as logo',
      'favicon_url as favicon',
      'primary_color',
      'secondary_color',
      'support_url',
      'timezone',
      'sport_id_alias',
      'latitude',
      'longitude',
      'zoom',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return found ? { ...found, default_locale: 'nl' as const } : null;
}

export function findChoices(db: Database) {
  return db.selectFrom('applications').select(['id', 'name', 'slug', 'parent_id']).orderBy('id').limit(500);
}

const organizationsCount = sql`(
  select count(*) from organization_applications link where link.application_id = applications.id)`;
const parent = sql`(
  select jsonb_build_object('id', above.id, 'name', above.name) from applications above where above.id = applications.parent_id)`;

/** Every platform, for who sets them up. */
export function findApplications(db: Database, query: QueryOf<typeof api.listApplications>) {
  const { search, parentId } = query;
  const where = [];
  if (search) where.push(matches(sql`fold(applications.name || ' ' || applications.slug)`, search));
  if (parentId !== undefined) where.push(sql`applications.parent_id = ${parentId}`);
  const sort = {
    name: sql`fold(applications.name)`,
    slug: sql`applications.slug`,
    organizations_count: organizationsCount,
    updated_at: sql`applications.updated_at`,
  };
  const select = sql`applications.id, name, slug, ${parent} as parent, logo_url as logo,
    ${organizationsCount} as organizations_count, updated_at`;
  return findPage<ApplicationRow, keyof typeof sort>(
    db,
    { select, from: sql`applications`, where, sort, id: sql`applications.id` },
    query,
  );
}

/** One platform with all that a superadmin sets; 404 when there is none. */
export async function findApplicationRecord(db: Database, applicationId: number): Promise<Application> {
  const { rows } = await sql<Application>`
    select id, name, slug, email, description, dashboard_url, website_url, support_url, timezone, sport_id_alias,
      parent_id, ${parent} as parent,
      (select coalesce(jsonb_agg(jsonb_build_object('id', child.id, 'name', child.name) order by fold(child.name)), '[]')
       from applications child where child.parent_id = applications.id) as child_applications,
      primary_color, secondary_color, image_of(logo_id) as logo, image_of(favicon_id) as favicon,
      image_of(fallback_image_id) as fallback_image,
      array(select host from application_hosts where application_id = applications.id order by host) as hosts,
      longitude, latitude, zoom, ${organizationsCount} as organizations_count,
      jsonb_build_object('update', true) as may, created_at, updated_at
    from applications where id = ${applicationId}`.execute(db);
  const [application] = rows;
  if (!application) throw notFound();
  return application;
}
