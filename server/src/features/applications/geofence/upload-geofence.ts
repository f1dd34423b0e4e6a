import type * as api from '@move/contract/applications/geofence.ts';
import { bounds, parseGeofence } from '@move/domain/applications/geofence.ts';
import { area } from '@turf/area';
import { sql } from 'kysely';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findApplicationName } from '../settings/application-settings.ts';
import { findGeofence, auditedGeofence } from './stored-geofence.ts';

export async function uploadGeofence({ db, params, body }: Call<typeof api.uploadGeofence>) {
  const application = await findApplicationName(db, params.applicationId, { isLocked: true });
  const found = parseGeofence(new TextDecoder().decode(body.file.bytes));
  if ('message' in found) throw invalid('file', found.message.key, found.message.params);
  const { polygons, points } = found;
  const coordinates = polygons.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y])));
  const areaKm2 = Math.round(area({ type: 'MultiPolygon', coordinates }) / 100) / 10_000;
  // smaller than a living room, or as thin as a line
  if (areaKm2 === 0) throw invalid('file', 'geofence.small');
  const before = await findGeofence(db, application.id);
  const [west, south, east, north] = bounds(polygons);
  const row = { polygons: JSON.stringify(polygons), points, area_km2: areaKm2, west, south, east, north };
  await db
    .insertInto('application_geofences')
    .values({ ...row, application_id: application.id })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
  const geofence = await findGeofence(db, application.id);
  if (!geofence) throw new Error('the area was not saved');
  const change = { subject: subjectOf(application), before: auditedGeofence(before), after: auditedGeofence(geofence) };
  return changed({ geofence }, change);
}
