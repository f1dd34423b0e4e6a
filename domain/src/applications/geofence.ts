import { MEGABYTE } from '../kit/files/file-rules.ts';
import type { Message } from '../kit/messages/messages.ts';
import { findCrossing, isSamePosition } from './ring-crossing.ts';

/** Degrees in the order of GeoJSON: longitude, latitude. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed line: the last position equals the first. */
export type Ring = readonly Position[];
/** The outer ring, and the holes in it. */
export type Polygon = readonly Ring[];

/** The area that a platform serves: one or more polygons. `points` is the number of positions in all rings. */
export type Geofence = { readonly polygons: readonly Polygon[]; readonly points: number };

export const GEOFENCE_MAX_POINTS = 50_000;
export const GEOFENCE_MAX_BYTES = 2 * MEGABYTE;

type Refused = { readonly message: Message };

const refused = (key: Message['key'], params?: Message['params']): Refused => ({
  message: params ? { key, params } : { key },
});

/** “52.0907, 5.1214”: latitude first, as people write a position. */
export const formatPosition = ([longitude, latitude]: Position): string =>
  `${Number(latitude.toFixed(5))}, ${Number(longitude.toFixed(5))}`;

/**
 * Parses the area in a GeoJSON text (a Polygon or MultiPolygon, alone, in a Feature or in a FeatureCollection), or returns the reason why
 * that fails. Drops heights, and points that repeat the one before.
 */
export function parseGeofence(text: string): Geofence | Refused {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refused('geofence.json');
  }
  const found = polygonsIn(json);
  if ('message' in found) return found;
  if (found.polygons.length === 0) return refused('geofence.empty');
  return validatePolygons(found.polygons);
}

/** Returns the area of these polygons, or why they don't form one. */
export function validatePolygons(raw: readonly unknown[]): Geofence | Refused {
  const points = raw.reduce<number>((sum, polygon) => sum + pointsIn(polygon), 0);
  if (points > GEOFENCE_MAX_POINTS) return refused('geofence.points', { max: GEOFENCE_MAX_POINTS, points });
  const polygons: Polygon[] = [];
  for (const polygon of raw) {
    const read = readPolygon(polygon);
    if ('message' in read) return read;
    polygons.push(read.polygon);
  }
  const crossing = findCrossing(polygons.flat());
  if (crossing === 'too many') return refused('geofence.tangled');
  if (crossing) return refused('geofence.crossing', { place: formatPosition(crossing) });
  const [stray] = polygons.flatMap(strayHoles);
  if (stray) return refused('geofence.hole', { place: formatPosition(stray) });
  return { polygons, points: polygons.flat().reduce((sum, ring) => sum + ring.length, 0) };
}

type FoundPolygons = { polygons: unknown[] } | Refused;

type JsonObject = ReadonlyMap<string, unknown>;

const toMap = (json: unknown): JsonObject =>
  new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : []);

function polygonsIn(json: unknown): FoundPolygons {
  const node = toMap(json);
  if (node.get('type') === 'FeatureCollection') return polygonsOfAll(node.get('features'));
  return node.get('type') === 'Feature' ? polygonsOfFeature(node) : polygonsOfGeometry(node);
}

function polygonsOfAll(features: unknown): FoundPolygons {
  if (!Array.isArray(features)) return refused('geofence.json');
  const polygons: unknown[] = [];
  for (const feature of features) {
    const node = toMap(feature);
    // GeoJSON allows no collection inside a collection
    const found = node.get('type') === 'Feature' ? polygonsOfFeature(node) : refused('geofence.json');
    if ('message' in found) return found;
    for (const polygon of found.polygons) polygons.push(polygon);
  }
  return { polygons };
}

function polygonsOfFeature(feature: JsonObject): FoundPolygons {
  const geometry = feature.get('geometry');
  return geometry === null ? { polygons: [] } : polygonsOfGeometry(toMap(geometry));
}

function polygonsOfGeometry(node: JsonObject): FoundPolygons {
  const type = node.get('type');
  const coordinates = node.get('coordinates');
  if (type === 'Polygon' || type === 'MultiPolygon') {
    if (!Array.isArray(coordinates)) return refused('geofence.json');
    return { polygons: type === 'Polygon' ? [coordinates] : coordinates };
  }
  return typeof type === 'string' ? refused('geofence.type', { type: type.slice(0, 40) }) : refused('geofence.json');
}

const pointsIn = (polygon: unknown): number =>
  Array.isArray(polygon) ? polygon.reduce<number>((sum, ring) => sum + (Array.isArray(ring) ? ring.length : 0), 0) : 0;

function readPolygon(raw: unknown): { polygon: Polygon } | Refused {
  if (!Array.isArray(raw) || raw.length === 0) return refused('geofence.ring');
  const polygon: Ring[] = [];
  for (const ring of raw) {
    const read = readRing(ring);
    if ('message' in read) return read;
    polygon.push(read.ring);
  }
  return { polygon };
}

function readRing(raw: unknown): { ring: Ring } | Refused {
  if (!Array.isArray(raw)) return refused('geofence.json');
  const ring: Position[] = [];
  for (const position of raw) {
    const [longitude, latitude]: unknown[] = Array.isArray(position) ? position : [];
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return refused('geofence.json');
    if (!(Math.abs(longitude) <= 180) || !(Math.abs(latitude) <= 90))
      return refused('geofence.range', { place: formatPosition([longitude, latitude]) });
    const last = ring.at(-1);
    if (!last || !isSamePosition(last, [longitude, latitude])) ring.push([longitude, latitude]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || !last) return refused('geofence.ring');
  if (raw.length > 1 && !isSamePosition(first, last)) return refused('geofence.open');
  return ring.length < 4 ? refused('geofence.ring') : { ring };
}

/**
 * Returns a position of each hole that isn't inside the outer ring. Call it only after `findCrossing` returned null: when no rings cross, a
 * hole is inside if one of its positions is.
 */
function strayHoles([outer = [], ...holes]: Polygon): Position[] {
  const corners = new Map(outer.slice(1).map((position, index) => [String(position), index]));
  return holes.flatMap((hole) => {
    const inner = hole.find((position) => !corners.has(String(position))) ?? chordCentre(hole, corners);
    return inner && isInsideRing(inner, outer) ? [] : [inner ?? hole[0] ?? [0, 0]];
  });
}

/** For a hole whose corners are all corners of the outer ring: the middle of its first segment that isn't a segment of that ring. */
function chordCentre(hole: Ring, corners: ReadonlyMap<string, number>): Position | undefined {
  const index = (position: Position) => corners.get(String(position)) ?? 0;
  for (const [at, to] of hole.slice(1).entries()) {
    const from = hole[at] ?? to;
    const distance = Math.abs(index(from) - index(to));
    if (distance !== 1 && distance !== corners.size - 1) return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  }
  return undefined;
}

/** Returns whether a position is in the area. For a position on a ring either may be returned. */
export function isInside(position: Position, polygons: readonly Polygon[]): boolean {
  return polygons.some(
    ([outer = [], ...holes]) => isInsideRing(position, outer) && !holes.some((hole) => isInsideRing(position, hole)),
  );
}

/** Counts the segments that a ray to the east crosses: odd is inside. */
function isInsideRing([x, y]: Position, ring: Ring): boolean {
  let isIn = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

/** West, south, east and north of the area. */
export function bounds(polygons: readonly Polygon[]): readonly [number, number, number, number] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of polygons.flat(2)) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}
