import {
  listPlatformsElsewhere,
  getGeofence,
  removeGeofence,
  uploadGeofence,
} from '@move/contract/applications/geofence.ts';
import { getApplication } from '@move/contract/applications/manage-applications.ts';
import { GEOFENCE_MAX_BYTES } from '@move/domain/applications/geofence.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, tenants, appPool } = await testApp();
const own = { as: 'superadmin', params: { applicationId: tenants.application } } as const;

const square = [
  [4.8, 52.3],
  [5.0, 52.3],
  [5.0, 52.4],
  [4.8, 52.4],
  [4.8, 52.3],
];
const hole = [
  [4.88, 52.34],
  [4.92, 52.34],
  [4.92, 52.36],
  [4.88, 52.36],
  [4.88, 52.34],
];
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const fileOf = (contents: unknown, name = 'gebied.geojson') =>
  new File([typeof contents === 'string' ? contents : JSON.stringify(contents)], name, {
    type: 'application/geo+json',
  });
const upload = (contents: unknown, name?: string) =>
  call(uploadGeofence, { ...own, body: { file: fileOf(contents, name) } });

describe('the area of a platform', () => {
  test('is read from a file, has its size and bounds, and can be removed', async () => {
    expect((await call(getGeofence, own)).body.geofence).toBeNull();
    const saved = await upload({ type: 'Feature', properties: {}, geometry: polygon(square) });
    expect([saved.status, saved.errors]).toEqual([201, {}]);
    const { area_km2: area, ...rest } = saved.body.geofence;
    expect(rest).toMatchObject({
      type: 'Polygon',
      coordinates: [square],
      points: 5,
      bbox: [4.8, 52.3, 5, 52.4],
    });
    // about 13.6 by 11.1 kilometres
    expect(area).toBeGreaterThan(150);
    expect(area).toBeLessThan(153);
    expect((await call(getGeofence, own)).body.geofence).toEqual(saved.body.geofence);

    const holed = await upload(polygon(square, hole));
    expect(holed.body.geofence.area_km2).toBeLessThan(area - 5);
    const neighbours = { type: 'MultiPolygon', coordinates: [[square, hole], [hole]] };
    const whole = await upload(neighbours);
    expect(whole.body.geofence).toMatchObject({ type: 'MultiPolygon', points: 15 });
    expect(whole.body.geofence.area_km2).toBeCloseTo(area, 2);

    expect((await call(removeGeofence, own)).status).toBe(204);
    expect((await call(getGeofence, own)).body.geofence).toBeNull();
    // removing it twice is no error
    expect((await call(removeGeofence, own)).status).toBe(204);
  });

  test('does not make the platform’s own form stale, and leaves no points in the history', async () => {
    const { application } = (await call(getApplication, own)).body;
    await upload(polygon(square));
    expect((await call(getApplication, own)).body.application.updated_at).toBe(application.updated_at);
    const rows = await asSystem(appPool, (db) =>
      db.selectFrom('audit_log').select(['changes']).where('action', '=', 'uploadGeofence').execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).toContain('area_km2');
    expect(JSON.stringify(rows)).not.toContain('coordinates');
  });

  test.each([
    ['broken JSON', '{"type": "Polygon",', 'Dit is geen GeoJSON-bestand'],
    ['a point', { type: 'Point', coordinates: [5, 52] }, /gevonden: Point/],
    ['nothing', { type: 'FeatureCollection', features: [] }, 'Er staat geen gebied in'],
    ['an open ring', polygon(square.slice(0, 4)), /sluit niet/],
    [
      'a bow tie',
      polygon([
        [4, 52],
        [5, 53],
        [5, 52],
        [4, 53],
        [4, 52],
      ]),
      /kruist zichzelf bij/,
    ],
    [
      'a hole outside',
      polygon(
        square,
        hole.map(([x = 0, y = 0]) => [x + 5, y]),
      ),
      /gat ligt buiten/,
    ],
    [
      'beyond the pole',
      polygon([
        [4, 95],
        [5, 52],
        [5, 53],
        [4, 95],
      ]),
      /Gevonden: 95, 4/,
    ],
    [
      'next to nothing',
      polygon([
        [5, 52],
        [5.000001, 52],
        [5, 52.000001],
        [5, 52],
      ]),
      /te klein/,
    ],
  ])('%s is refused on the file', async (_what, contents, sentence) => {
    const answer = await upload(contents);
    expect(answer.status).toBe(422);
    expect(answer.errors.file?.[0]).toMatch(sentence);
  });

  test('has at most 50,000 points and 2 MB', async () => {
    const many = Array.from({ length: 50_001 }, (_, i) => {
      const angle = (i / 50_001) * 2 * Math.PI;
      return [Number((5 + Math.cos(angle)).toFixed(6)), Number((52 + Math.sin(angle)).toFixed(6))];
    });
    const answer = await upload(polygon([...many, many[0]]));
    expect([answer.status, answer.errors.file]).toEqual([
      422,
      ['Een gebied mag hooguit 50.000 punten hebben; dit heeft er 50.002'],
    ]);
    const padded = JSON.stringify(polygon(square)).padEnd(GEOFENCE_MAX_BYTES + 1);
    expect((await upload(padded)).status).toBe(413);
    expect((await upload(padded.slice(0, GEOFENCE_MAX_BYTES))).status).toBe(201);
  });

  test('must be a GeoJSON file, and only superadmins upload and read it', async () => {
    expect((await call(uploadGeofence, { ...own, body: {} })).errors).toHaveProperty('file');
    expect((await upload('PNG', 'beeld.png')).status).toBe(422);
    const body = { file: fileOf(polygon(square)) };
    expect((await call(uploadGeofence, { ...own, as: 'admin', body })).status).toBe(403);
    expect((await call(getGeofence, { ...own, as: 'admin' })).status).toBe(403);
    expect((await call(uploadGeofence, { as: 'superadmin', params: { applicationId: 999_999 }, body })).status).toBe(
      404,
    );
  });
});

describe('a location elsewhere', () => {
  const params = { organizationId: tenants.organization };
  const ask = async (longitude: number, latitude: number) => {
    const { body } = await call(listPlatformsElsewhere, { params, query: { longitude, latitude } });
    return body.applications;
  };
  const platform = { id: tenants.application, name: 'Sportplein' };

  test('is reported with the names of the platforms whose area it is outside of', async () => {
    await upload(polygon(square, hole));
    expect(await ask(4.82, 52.32)).toEqual([]);
    expect(await ask(4.9, 52.35)).toEqual([platform]);
    expect(await ask(6, 52.35)).toEqual([platform]);
    await call(removeGeofence, own);
    expect(await ask(6, 52.35)).toEqual([]);
  });

  test('is looked up only for the caller’s organisation, and with valid coordinates', async () => {
    const foreign = { organizationId: tenants.otherOrganization };
    const query = { longitude: 5, latitude: 52 };
    expect((await call(listPlatformsElsewhere, { params: foreign, query })).status).toBe(404);
    const wrong = await call(listPlatformsElsewhere, { params, query: { longitude: 5, latitude: 91 } });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['latitude']]);
    expect((await call(listPlatformsElsewhere, { params, query: {} })).status).toBe(422);
  });
});
