import { GEOFENCE_MAX_BYTES } from '@move/domain/applications/geofence.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Instant, Named } from '../kit/fields.ts';
import { UploadedFile } from '../kit/upload.ts';
import { locationLabels } from '../locations/locations.labels.ts';
import { applicationLabels } from './applications.labels.ts';

const Degrees = z.number();
const PolygonCoordinates = z.array(z.array(z.tuple([Degrees, Degrees])));

/** The area that a platform serves, as a GeoJSON geometry with its size. */
export const Geofence = z.strictObject({
  type: z.enum(['Polygon', 'MultiPolygon']),
  coordinates: z.union([PolygonCoordinates, z.array(PolygonCoordinates)]),
  points: z.int(),
  area_km2: z.number(),
  /** West, south, east, north. */
  bbox: z.tuple([Degrees, Degrees, Degrees, Degrees]),
  updated_at: Instant,
});
export type Geofence = z.output<typeof Geofence>;

const PATH = '/v1/admin/applications/:applicationId/geofence';
const guard = { permission: 'role:superadmin', scope: 'all', labels: applicationLabels } as const;

/** The area of a platform; null while it has none. */
export const getGeofence = endpoint({
  ...guard,
  name: 'getGeofence',
  method: 'GET',
  path: PATH,
  reply: { geofence: Geofence.nullable() },
});

/** Replaces the area by that of a GeoJSON file: polygons with closed rings that don't cross, at most 50,000 points. */
export const uploadGeofence = endpoint({
  ...guard,
  name: 'uploadGeofence',
  method: 'POST',
  path: PATH,
  upload: { kinds: ['geojson'], maxBytes: GEOFENCE_MAX_BYTES },
  body: z.object({ file: UploadedFile }),
  reply: { geofence: Geofence },
  problems: ['file.too_large'],
});

export const removeGeofence = endpoint({
  ...guard,
  name: 'removeGeofence',
  method: 'DELETE',
  path: PATH,
  reply: 'nothing',
});

/** The organisation's platforms that don't have the given point in their area: a warning when a location is put on the map. */
export const listPlatformsElsewhere = endpoint({
  name: 'listPlatformsElsewhere',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/platforms-elsewhere',
  permission: ['view-locations', 'create-locations', 'edit-location'],
  scope: 'organization',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  reply: { applications: z.array(Named) },
  labels: locationLabels,
});
