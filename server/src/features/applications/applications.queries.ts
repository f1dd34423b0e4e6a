import type * as applicationMapApi from '@move/contract/applications/application-map.ts';
import type * as applicationSettingsApi from '@move/contract/applications/application-settings.ts';
import type * as api from '@move/contract/applications/applications.ts';
import type * as geofenceApi from '@move/contract/applications/geofence.ts';
import type * as manageApplicationsApi from '@move/contract/applications/manage-applications.ts';
import type { Application, ApplicationRow } from '@move/contract/applications/manage-applications.ts';
import type { QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { isInside, type Polygon } from '@move/domain/applications/geofence.ts';
import { IMAGE_MAX_BYTES } from '@move/domain/kit/files/file-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { publicKeyOf } from '../upscaler/public.ts';
import {
  findFilters,
  findPaymentMethods,
  findSchoolHolidays,
  findApplicationName,
} from './settings/application-settings.ts';
import { findMapbox } from './settings/mapbox-settings.ts';
import { findGeofence } from './geofence/stored-geofence.ts';

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

/** The platforms that match the filters, for superadmins. */
export function findApplications(db: Database, query: QueryOf<typeof manageApplicationsApi.listApplications>) {
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
      primary_color, secondary_color, image_of(logo_id) as logo, logo_id, image_of(favicon_id) as favicon,
      image_of(fallback_image_id) as fallback_image, fallback_image_id,
      array(select host from application_hosts where application_id = applications.id order by host) as hosts,
      longitude, latitude, zoom, ${organizationsCount} as organizations_count,
      jsonb_build_object('update', true) as may, created_at, updated_at
    from applications where id = ${applicationId}`.execute(db);
  const [application] = rows;
  if (!application) throw notFound();
  return application;
}

export async function getGeofence({ db, params }: Call<typeof geofenceApi.getGeofence>) {
  await findApplicationName(db, params.applicationId);
  return { geofence: await findGeofence(db, params.applicationId) };
}

type Area = { id: number; name: string; polygons: readonly Polygon[] | null };

export async function listPlatformsElsewhere({ db, params, query }: Call<typeof geofenceApi.listPlatformsElsewhere>) {
  const { latitude, longitude } = query;
  // compares the points themselves only where the bounds don't decide
  const { rows } = await sql<Area>`
    select applications.id, applications.name,
      case when ${longitude}::float8 between west and east and ${latitude}::float8 between south and north then polygons end as polygons
    from organization_applications link
    join applications on applications.id = link.application_id
    join application_geofences on application_geofences.application_id = applications.id
    where link.organization_id = ${params.organizationId}
    order by fold(applications.name), applications.id`.execute(db);
  const isElsewhere = ({ polygons }: Area) => polygons === null || !isInside([longitude, latitude], polygons);
  return { applications: rows.filter(isElsewhere).map(({ id, name }) => ({ id, name })) };
}

export async function getApplicationMap({
  db,
  params,
}: Pick<Call<typeof applicationMapApi.getApplicationMap>, 'db' | 'params'>) {
  const { name: _, ...mapbox } = await findMapbox(db, params.applicationId);
  return { mapbox };
}

/** The map settings of the current platform. Settings that it lacks are those of the installation. */
export async function getMap({
  db,
  applicationId,
  config,
}: Call<typeof applicationMapApi.getMap>): Promise<ReplyOf<typeof applicationMapApi.getMap>> {
  const found = await db
    .selectFrom('applications')
    .select(['map_style_url', 'map_access_token', 'longitude', 'latitude', 'zoom'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { map_style_url, map_access_token, ...centre } = found;
  const isOwn = map_style_url !== null;
  return {
    map: {
      style_url: isOwn ? map_style_url : (config.mapStyleUrl ?? null),
      access_token: isOwn ? map_access_token : (config.mapToken ?? null),
      ...centre,
    },
  };
}

export async function getApplicationFilters({
  db,
  params,
}: Pick<Call<typeof applicationSettingsApi.getApplicationFilters>, 'db' | 'params'>) {
  await findApplicationName(db, params.applicationId);
  return findFilters(db, params.applicationId);
}

export async function getPaymentMethods({
  db,
  params,
}: Pick<Call<typeof applicationSettingsApi.getPaymentMethods>, 'db' | 'params'>) {
  await findApplicationName(db, params.applicationId);
  return findPaymentMethods(db, params.applicationId);
}

export async function getSchoolHolidays({
  db,
  params,
}: Pick<Call<typeof applicationSettingsApi.getSchoolHolidays>, 'db' | 'params'>) {
  await findApplicationName(db, params.applicationId);
  return findSchoolHolidays(db, params.applicationId);
}

export async function getSettings({ db, applicationId, config }: Call<typeof api.getSettings>) {
  const application = await findApplication(db, applicationId);
  if (!application) throw notFound();
  return {
    application,
    upscaler: {
      url: config.upscalerUrl ?? '/upscaler/v1',
      public_key: config.upscalerPublicKey ?? publicKeyOf(config.filesSigningKey),
      enabled: config.upscalerEnabled,
    },
    upload: { max_bytes: IMAGE_MAX_BYTES },
    is_demo: config.appEnv === 'demo',
  };
}

export async function getCurrentApplication({ db, applicationId }: Call<typeof api.getCurrentApplication>) {
  const application = await findApplication(db, applicationId);
  if (!application) throw notFound();
  return { application };
}

export async function listChildApplications({ db, applicationId }: Call<typeof api.listChildApplications>) {
  return {
    applications: await findChoices(db).where('parent_id', '=', applicationId).execute(),
  };
}

export async function listAllApplications({ db }: Call<typeof api.listAllApplications>) {
  return { applications: await findChoices(db).execute() };
}

export async function listApplications({ db, query }: Call<typeof manageApplicationsApi.listApplications>) {
  const { rows, meta } = await findApplications(db, query);
  return { applications: rows, meta };
}

export async function getApplication({ db, params }: Call<typeof manageApplicationsApi.getApplication>) {
  return {
    application: await findApplicationRecord(db, params.applicationId),
  };
}
