import { expect, test } from 'vitest';
import { bounds, formatPosition, isInside, type Polygon, parseGeofence } from './geofence.ts';

const square = (west: number, south: number, size = 1): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const read = (json: unknown) => parseGeofence(JSON.stringify(json));
const refusal = (json: unknown) => {
  const found = read(json);
  return 'message' in found ? found.message.key : found;
};

test.each([
  ['a polygon', polygon(square(5, 52))],
  ['a polygon among several', { type: 'MultiPolygon', coordinates: [[square(5, 52)]] }],
  ['a feature', { type: 'Feature', properties: { naam: 'x' }, geometry: polygon(square(5, 52)) }],
  [
    'a collection',
    { type: 'FeatureCollection', features: [{ type: 'Feature', properties: null, geometry: polygon(square(5, 52)) }] },
  ],
  [
    'heights and points that repeat',
    polygon([
      [5, 52, 9],
      [5, 52, 9],
      [6, 52],
      [6, 53],
      [6, 53],
      [5, 53],
      [5, 52],
    ]),
  ],
])('%s is an area', (_what, json) => {
  expect(read(json)).toEqual({ polygons: [[square(5, 52)]], points: 5 });
});

test('a byte order mark is accepted', () => {
  expect(parseGeofence(`\uFEFF${JSON.stringify(polygon(square(5, 52)))}`)).toHaveProperty('points', 5);
});

test('a feature without a geometry adds nothing', () => {
  const empty = { type: 'Feature', properties: {}, geometry: null };
  const full = { type: 'Feature', properties: {}, geometry: polygon(square(5, 52)) };
  expect(read({ type: 'FeatureCollection', features: [empty, full] })).toHaveProperty('points', 5);
  expect(refusal({ type: 'FeatureCollection', features: [empty] })).toBe('geofence.empty');
});

test.each([
  ['text', '"tekst"', 'geofence.json'],
  ['broken JSON', '{"type": "Polygon", ', 'geofence.json'],
  ['null', 'null', 'geofence.json'],
  ['no coordinates', '{"type":"Polygon"}', 'geofence.json'],
  ['a ring of texts', '{"type":"Polygon","coordinates":[[["5","52"]]]}', 'geofence.json'],
  ['a point', '{"type":"Point","coordinates":[5,52]}', 'geofence.type'],
  ['a line', '{"type":"Feature","geometry":{"type":"LineString","coordinates":[[5,52],[6,52]]}}', 'geofence.type'],
  ['a collection of geometries', '{"type":"GeometryCollection","geometries":[]}', 'geofence.type'],
  [
    'a collection in a collection',
    '{"type":"FeatureCollection","features":[{"type":"FeatureCollection","features":[]}]}',
    'geofence.json',
  ],
  ['nothing', '{"type":"MultiPolygon","coordinates":[]}', 'geofence.empty'],
  ['no ring', '{"type":"Polygon","coordinates":[]}', 'geofence.ring'],
  ['an empty ring', '{"type":"Polygon","coordinates":[[]]}', 'geofence.ring'],
  ['a line there and back', '{"type":"Polygon","coordinates":[[[5,52],[6,52],[5,52]]]}', 'geofence.ring'],
  ['an open ring', '{"type":"Polygon","coordinates":[[[5,52],[6,52],[6,53],[5,53]]]}', 'geofence.open'],
  [
    'latitude first, beyond the pole',
    '{"type":"Polygon","coordinates":[[[5,91],[6,52],[6,53],[5,91]]]}',
    'geofence.range',
  ],
  [
    'metres of the Dutch grid',
    '{"type":"Polygon","coordinates":[[[120000,480000],[1,1],[2,2],[120000,480000]]]}',
    'geofence.range',
  ],
])('%s is refused', (_what, text, key) => {
  const found = parseGeofence(text);
  expect('message' in found && found.message.key).toBe(key);
});

test('deep nesting and endless repetition are refused, without a crash', () => {
  const deep = `${'{"type":"Feature","geometry":'.repeat(50_000)}null${'}'.repeat(50_000)}`;
  const found = parseGeofence(deep);
  expect('message' in found && found.message.key).toBe('geofence.type');
  const many = parseGeofence(`{"type":"MultiPolygon","coordinates":[${'[],'.repeat(600_000)}[]]}`);
  expect('message' in many && many.message.key).toBe('geofence.ring');
  const features = `{"type":"Feature","geometry":{"type":"MultiPolygon","coordinates":[${'[],'.repeat(300_000)}[]]}}`;
  const collection = parseGeofence(`{"type":"FeatureCollection","features":[${features}]}`);
  expect('message' in collection && collection.message.key).toBe('geofence.ring');
});

test('a position that is out of range is shown with the latitude first, as in the other messages', () => {
  const found = read(polygon([[120_000.123456, 48.5], ...square(5, 52)]));
  expect('message' in found && found.message).toEqual({
    key: 'geofence.range',
    params: { place: '48.5, 120000.12346' },
  });
});

test('a ring that crosses or touches itself is refused, with the position', () => {
  const bow = polygon([
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
  const found = read(bow);
  expect('message' in found && found.message).toEqual({ key: 'geofence.crossing', params: { place: '1, 1' } });
  // an outer ring with a corner on one of its own segments, and one that passes the same corner twice
  expect(
    refusal(
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
        [0, 0],
      ]),
    ),
  ).toBe('geofence.crossing');
  expect(
    refusal(
      polygon([
        [0, 0],
        [4, 0],
        [2, 2],
        [4, 4],
        [0, 4],
        [2, 2],
        [0, 0],
      ]),
    ),
  ).toBe('geofence.crossing');
});

test('holes must be inside their polygon, and polygons may not overlap', () => {
  expect(read(polygon(square(0, 0, 9), square(2, 2)))).toHaveProperty('points', 10);
  expect(refusal(polygon(square(0, 0), square(5, 5)))).toBe('geofence.hole');
  expect(refusal(polygon(square(0, 0, 3), square(2, 2, 5)))).toBe('geofence.crossing');
  // a hole that shares all its corners with the outer ring
  expect(refusal(polygon(square(0, 0), square(0, 0)))).toBe('geofence.hole');
  const [a, b, c, d, e, f] = [
    [0, 0],
    [4, 0],
    [4, 1],
    [1, 1],
    [2, 4],
    [0, 4],
  ]; // d is a corner inwards
  expect(refusal(polygon([a, b, c, d, e, f, a], [a, b, c, e, f, a]))).toBe('geofence.hole');
  expect(read(polygon([a, b, c, d, e, f, a], [a, b, d, f, a]))).toHaveProperty('points', 12);
  const two = (other: unknown) => ({ type: 'MultiPolygon', coordinates: [[square(0, 0)], other] });
  expect(read(two([square(3, 3)]))).toHaveProperty('points', 10);
  // neighbours may share a corner
  expect(read(two([square(1, 1)]))).toHaveProperty('points', 10);
  expect(refusal(two([square(0.5, 0.5)]))).toBe('geofence.crossing');
});

type Usage = { user: number; system: number };
/** Declared here because the domain is compiled without the types of Node.js, in which the tests run. */
declare const process: { threadCpuUsage: (since?: Usage) => Usage };

/** Processor time of this thread in milliseconds, independent of other work on the machine. */
function workOf(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

test('50,000 points are accepted, one more is not; both quickly', () => {
  const wheel = (points: number) => {
    const ring = Array.from({ length: points - 1 }, (_, i): [number, number] => {
      const angle = (i / (points - 1)) * 2 * Math.PI;
      const radius = 1 + 0.01 * Math.sin(i);
      return [5 + radius * Math.cos(angle), 52 + radius * Math.sin(angle)];
    });
    return polygon([...ring, ring[0]]);
  };
  const smooth = Array.from({ length: 49_999 }, (_, i): [number, number] => {
    const angle = (i / 49_999) * 2 * Math.PI;
    return [5 + Math.cos(angle), 52 + Math.sin(angle)];
  });
  const work = workOf(() => {
    expect(read(wheel(2_000))).toHaveProperty('points', 2_000);
    expect(read(polygon([...smooth, smooth[0]]))).toHaveProperty('points', 50_000);
    expect(refusal(polygon([...smooth, [5, 50], smooth[0]]))).toBe('geofence.points');
  });
  expect(work).toBeLessThan(3_000);
});

test.each([0, 1])('thousands of islands in a row along axis %i are checked quickly', (axis) => {
  const at = (x: number, y: number) => (axis === 0 ? [x, y] : [y, x]);
  const islands = Array.from({ length: 12_000 }, (_, n) => {
    const [x, size] = [n / 200, 0.001];
    return [[at(x, 0), at(x + size, 0), at(x, size), at(x, 0)]];
  });
  const work = workOf(() =>
    expect(read({ type: 'MultiPolygon', coordinates: islands })).toHaveProperty('points', 48_000),
  );
  expect(work).toBeLessThan(4_000);
});

test('a hole that follows the outer ring corner by corner is checked quickly', () => {
  const corners = Array.from({ length: 24_000 }, (_, n) => [Math.cos(n / 3_820), Math.sin(n / 3_820)]);
  const ring = [...corners, corners[0]];
  const chords = [...corners.filter((_, n) => n % 2 === 0), corners[0]];
  const work = workOf(() => {
    expect(refusal(polygon(ring, ring))).toBe('geofence.hole');
    expect(read(polygon(ring, chords))).toHaveProperty('points', 36_002);
  });
  expect(work).toBeLessThan(4_000);
});

test('a position is inside or outside; a hole is outside', () => {
  const area: Polygon[] = [[square(0, 0, 9), square(2, 2)], [square(20, 20)]];
  expect(isInside([1, 1], area)).toBe(true);
  expect(isInside([2.5, 2.5], area)).toBe(false);
  expect(isInside([20.5, 20.5], area)).toBe(true);
  expect(isInside([15, 15], area)).toBe(false);
  expect(bounds(area)).toEqual([0, 0, 21, 21]);
  expect(formatPosition([5.1214001, 52.09])).toBe('52.09, 5.1214');
});

test('a border whose segments overlap everywhere is refused before they are compared', () => {
  const zigzag = Array.from({ length: 20_000 }, (_, index) => [4 + (index % 2), 50 + (index % 3) + index / 20_000]);
  const text = JSON.stringify({ type: 'Polygon', coordinates: [[...zigzag, zigzag[0]]] });
  const found = parseGeofence(text);
  expect('message' in found && found.message).toEqual({ key: 'geofence.tangled' });
});
