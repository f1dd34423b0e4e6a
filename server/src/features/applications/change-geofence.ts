import type * as api from '@move/contract/applications/geofence.ts';
import type { Geofence } from '@move/contract/applications/geofence.ts';
import { boundsOf, isInside, type Polygon, readGeofence } from '@move/domain/applications/geofence.ts';
import { area } from '@turf/area';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { subjectOf } from './change-application.ts';
import { settingOf } from './change-settings.ts';

type Stored = Omit<Geofence, 'type' | 'coordinates'> & { polygons: Geofence['coordinates'][number][] };

async function findGeofence(db: Database, applicationId: number): Promise<Geofence | null> {
  const { rows } = await sql<Stored>`
    select polygons, points, area_km2, jsonb_build_array(west, south, east, north) as bbox, updated_at
    from application_geofences where application_id = ${applicationId}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  const { polygons, ...facts } = stored;
  const [only] = polygons;
  const isSingle = polygons.length === 1 && only !== undefined;
  const shape = { type: isSingle ? 'Polygon' : 'MultiPolygon', coordinates: isSingle ? only : polygons };
  return { ...shape, ...facts } as Geofence;
}

export async function getGeofence({ db, params }: Call<typeof api.getGeofence>) {
  await settingOf(db, params.applicationId);
  return { geofence: await findGeofence(db, params.applicationId) };
}

export async function uploadGeofence({ db, params, body }: Call<typeof api.uploadGeofence>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  const found = readGeofence(new TextDecoder().decode(body.file.bytes));
  if ('message' in found) throw invalid('file', found.message.key, found.message.params);
  const { polygons, points } = found;
  const coordinates = polygons.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y])));
  const areaKm2 = Math.round(area({ type: 'MultiPolygon', coordinates }) / 100) / 10_000;
  // smaller than a living room, or as thin as a line
  if (areaKm2 === 0) throw invalid('file', 'geofence.small');
  const before = await findGeofence(db, application.id);
  const [west, south, east, north] = boundsOf(polygons);
  const row = { polygons: JSON.stringify(polygons), points, area_km2: areaKm2, west, south, east, north };
  await db
    .insertInto('application_geofences')
    .values({ ...row, application_id: application.id })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
  const geofence = await findGeofence(db, application.id);
  if (!geofence) throw new Error('the area was not saved');
  const change = { subject: subjectOf(application), before: inShort(before), after: inShort(geofence) };
  return changed({ geofence }, change);
}

export async function removeGeofence({ db, params }: Call<typeof api.removeGeofence>) {
  const application = await settingOf(db, params.applicationId, { isLocked: true });
  const before = await findGeofence(db, application.id);
  // nothing was there: nothing happened
  if (!before) return unaudited(undefined);
  await db.deleteFrom('application_geofences').where('application_id', '=', application.id).execute();
  return changed(undefined, { subject: subjectOf(application), before: inShort(before) });
}

/** For the history: thousands of points say less than how many there are, and where. */
function inShort(geofence: Geofence | null) {
  if (!geofence) return undefined;
  const { area_km2, points, bbox } = geofence;
  return { geofence: { area_km2, points, bbox } };
}

type Area = { id: number; name: string; polygons: readonly Polygon[] | null };

export async function listPlatformsElsewhere({ db, params, query }: Call<typeof api.listPlatformsElsewhere>) {
  const { latitude, longitude } = query;
  // the points themselves only where the bounds leave it open
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
