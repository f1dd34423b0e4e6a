import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, appPool, tenants } = await testApp();
const get = (url: string) => app.inject({ method: 'GET', url });

test('the installed app has the name and colour of the domain, and starts at the check-in', async () => {
  await asSystem(appPool, (db) =>
    sql`update applications set name = 'Beweegplein Nederland', primary_color = '#FFD400' where id = ${tenants.application}`.execute(
      db,
    ),
  );
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    name: 'Beweegplein Nederland',
    short_name: 'Beweegplein',
    start_url: '/checkin',
    display: 'standalone',
    theme_color: '#FFD400',
  });
  // the sizes that browsers require before they offer to install
  const sizes = manifest.icons.map(({ sizes: size, purpose }: { sizes: string; purpose: string }) => [size, purpose]);
  expect(sizes).toEqual(
    expect.arrayContaining([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]),
  );
  for (const { src, sizes: size } of manifest.icons) {
    const icon = await get(src);
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([size, 'png']);
  }
});

test('a maskable icon is coloured to the edge; other icons have round corners', async () => {
  const corner = async (query: string) => {
    const { rawPayload } = await get(`/app-icon-192.png?colour=%230B6E4F${query}`);
    const { data } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 4)];
  };
  expect(await corner('&shape=maskable')).toEqual([0x0b, 0x6e, 0x4f, 255]);
  expect((await corner(''))[3]).toBe(0);
});

test.each([
  ['white while that has enough contrast', '#939393', 255],
  ['nearly black on a lighter colour', '#9b9b9b', 0x1b],
])('the arch is %s', async (_, colour, ink) => {
  const { rawPayload } = await get(`/app-icon-192.png?shape=maskable&colour=${encodeURIComponent(colour)}`);
  const { data } = await sharp(rawPayload).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  const furthest = [...data].toSorted((a, b) => Math.abs(b - 0x97) - Math.abs(a - 0x97))[0] ?? 0;
  expect(Math.abs(furthest - ink)).toBeLessThan(4);
});

test('an invalid colour is not drawn', async () => {
  const answer = await get(`/app-icon-192.png?colour=${encodeURIComponent('"/><script>')}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
});
