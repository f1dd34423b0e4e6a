import { bounds, type Position } from '@move/domain/applications/geofence.ts';
import type { FilterKey, FilterTier } from '@move/domain/applications/filter-lists.ts';
import { area } from '@turf/area';
import type { Database } from '../../platform/database/database.ts';
import type { DemoApplications } from './applications.demo.ts';

/** The area of Waterstad and Dijkerveen with the polders around them. */
const waterstad: readonly Position[] = [
  [4.792, 52.361],
  [4.803, 52.39],
  [4.829, 52.412],
  [4.861, 52.421],
  [4.9, 52.428],
  [4.943, 52.419],
  [4.982, 52.401],
  [5.021, 52.378],
  [5.048, 52.344],
  [5.052, 52.309],
  [5.03, 52.281],
  [4.991, 52.266],
  [4.944, 52.272],
  [4.906, 52.291],
  [4.867, 52.303],
  [4.826, 52.322],
];

/** The area of Heuvelrode between its hills and the river. */
const heuvelland: readonly Position[] = [
  [5.602, 50.861],
  [5.618, 50.889],
  [5.651, 50.909],
  [5.694, 50.914],
  [5.741, 50.905],
  [5.779, 50.882],
  [5.792, 50.851],
  [5.78, 50.819],
  [5.748, 50.798],
  [5.706, 50.79],
  [5.662, 50.797],
  [5.625, 50.821],
];

type Filters = Readonly<Record<FilterTier, readonly FilterKey[]>>;

const filters: Readonly<Record<'waterstad' | 'heuvelland', Filters>> = {
  waterstad: {
    primary: ['sport', 'date', 'age', 'location_type'],
    secondary: ['category', 'level', 'price', 'distance', 'accessible', 'offer_type', 'gender', 'tag'],
  },
  heuvelland: {
    primary: ['category', 'distance', 'accessible'],
    secondary: ['sport', 'date', 'age', 'level', 'price', 'tag'],
  },
};

/** Gives both children their own filters and area; the parent keeps the defaults of a new platform. */
export async function seedDemoApplicationSettings(db: Database, applications: DemoApplications): Promise<void> {
  await saveArea(db, applications.waterstad, waterstad);
  await saveArea(db, applications.heuvelland, heuvelland);
  await saveFilters(db, applications.waterstad, filters.waterstad);
  await saveFilters(db, applications.heuvelland, filters.heuvelland);
}

async function saveArea(db: Database, application_id: number, corners: readonly Position[]) {
  const ring = [...corners, ...corners.slice(0, 1)];
  const [west, south, east, north] = bounds([[ring]]);
  const area_km2 = area({ type: 'Polygon', coordinates: [ring.map(([x, y]) => [x, y])] }) / 1_000_000;
  const facts = { area_km2: Math.round(area_km2 * 100) / 100, points: ring.length, west, south, east, north };
  const polygons = JSON.stringify([[ring]]);
  await db
    .insertInto('application_geofences')
    .values({ application_id, polygons, ...facts })
    .execute();
}

async function saveFilters(db: Database, application_id: number, { primary, secondary }: Filters) {
  const listed = (tier: FilterTier, keys: readonly FilterKey[]) =>
    keys.map((key, at) => ({ application_id, tier, key, position: at + 1, enabled: key !== 'tag' }));
  await db.deleteFrom('application_filters').where('application_id', '=', application_id).execute();
  await db
    .insertInto('application_filters')
    .values([...listed('primary', primary), ...listed('secondary', secondary)])
    .execute();
}
