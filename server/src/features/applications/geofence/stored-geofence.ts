import type { Geofence } from '@move/contract/applications/geofence.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Stored = Omit<Geofence, 'type' | 'coordinates'> & { polygons: Geofence['coordinates'][number][] };

export async function findGeofence(db: Database, applicationId: number): Promise<Geofence | null> {
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

/** For the history: how many points there are and where, instead of thousands of points. */
export function auditedGeofence(geofence: Geofence | null) {
  if (!geofence) return undefined;
  const { area_km2, points, bbox } = geofence;
  return { geofence: { area_km2, points, bbox } };
}
