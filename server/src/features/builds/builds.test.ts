import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as configApi from '@move/contract/builds/app-configs.ts';
import * as api from '@move/contract/builds/builds.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { decrypt } from '../../platform/encryption.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { androidDraft, appDraft, appIcon, buildWorld, PRIVATE_KEY } from '../../testing/worlds/build-world.ts';
import { transparentPng } from '../../testing/pictures.ts';
import { seedBuild } from './builds.seed.ts';
import { runBuild } from './runner/run-build.ts';
import { sweepBundles } from './bundle/sweep-bundles.ts';
import { failLostBuilds } from './runner/fail-lost-builds.ts';

const world = await buildWorld();
const { call, tenants, config, appPool, workdir, context, own, one, query, upload, completeConfig, start, idOf, read } =
  world;
const bellOf = async (id: number) =>
  (await call(listInbox, { as: 'superadmin' })).body.items.filter(({ link }) => link?.includes(`build=${id}&`));
const mailsOf = (id: number) =>
  query(sql<{ subject: string }>`select subject from mails where once_key = ${`build:${id}`}`);

test('a build first lists everything that is missing', async () => {
  const { status, errors } = await start('android');
  expect(status).toBe(422);
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([
      'common.app_name',
      'common.icon',
      'common.notification_icon',
      'android.package_name',
      'android.signing_password',
    ]),
  );
  const { missing } = (await call(api.getBuildReadiness, own)).body;
  expect(missing.android.map(({ part, field }) => `${part}.${field}`)).toEqual(Object.keys(errors));
  expect(missing.ios.some(({ field }) => field === 'private_key')).toBe(true);
  expect(missing.ios.some(({ field }) => field === 'notification_icon')).toBe(false);
});

describe('the config', () => {
  test('accepts what the stores accept', async () => {
    const saved = await completeConfig();
    expect(saved.map(({ status, errors }) => [status, errors])).toEqual(saved.map(() => [200, {}]));
    expect(saved[0].body.app_config).toMatchObject({ app_name: appDraft.app_name, icon: { width: 1_024 } });
    expect((await call(api.getBuildReadiness, own)).body.missing).toEqual({ ios: [], android: [] });
  });

  test.each([
    [configApi.updateAppConfig, { app_name: 'x'.repeat(31) }, 'app_name'],
    [configApi.updateAppConfig, { keywords_nl: ['x'.repeat(60), 'y'.repeat(40)] }, 'keywords_nl'],
    [configApi.updateAppConfig, { support_url: 'http://waterstad.example' }, 'support_url'],
    [configApi.updateAppConfig, { light_primary_color: '#11223344' }, 'light_primary_color'],
    [configApi.updateAppConfig, { url_scheme: 'Water stad' }, 'url_scheme'],
    [configApi.updateAndroidConfig, { package_name: 'waterstad' }, 'package_name'],
    [configApi.updateAndroidConfig, { package_name: 'nl.new.app' }, 'package_name'],
    [configApi.updateAndroidConfig, { version: '2.8.x' }, 'version'],
    [configApi.updateAndroidConfig, { version_code: 2_100_000_001 }, 'version_code'],
    [configApi.updateAndroidConfig, { fingerprint: 'AB:CD' }, 'fingerprint'],
    [configApi.updateIosConfig, { bundle_id: 'nl.water_stad.app' }, 'bundle_id'],
    [configApi.updateIosConfig, { team_id: 'ABC' }, 'team_id'],
    [configApi.updateIosConfig, { issuer_id: 'nee' }, 'issuer_id'],
    [configApi.updateIosConfig, { private_key: 'geen sleutel' }, 'private_key'],
  ] as const)('%#: refuses what the stores refuse (%o)', async (endpoint, body, field) => {
    const { status, errors } = await call(endpoint, { ...own, body });
    expect([status, Object.keys(errors).map((key) => key.split('.')[0])]).toEqual([422, [field]]);
  });

  test('refuses an icon that is transparent or of another size', async () => {
    const clear = await call(configApi.updateAppConfig, {
      ...own,
      body: { icon: await upload(await transparentPng(1_024)) },
    });
    const small = await call(configApi.updateAppConfig, { ...own, body: { icon: await upload(await appIcon(512)) } });
    const filled = await call(configApi.updateAppConfig, {
      ...own,
      body: { notification_icon: await upload(await appIcon(96)) },
    });
    expect([clear.status, small.status, filled.status]).toEqual([422, 422, 422]);
    expect(filled.errors).toHaveProperty('notification_icon');
  });

  test('stores secrets encrypted, and never returns them', async () => {
    const [row] = await query(
      sql<{ signing_password_encrypted: Buffer; private_key_encrypted: Buffer }>`
        select signing_password_encrypted, private_key_encrypted from app_configs where application_id = ${tenants.application}`,
    );
    const open = (value?: Buffer) => value && decrypt(value, { appKey: config.appKey, use: 'build-secret' });
    expect(open(row?.signing_password_encrypted)).toBe(androidDraft.signing_password);
    expect(open(row?.private_key_encrypted)).toBe(PRIVATE_KEY);
    const android = await call(configApi.getAndroidConfig, own);
    expect(android.body.android.has_signing_password).toBe(true);
    const trail = await query(
      sql<{ all: string }>`select coalesce(string_agg(audit_log::text, ' '), '') as all from audit_log`,
    );
    const everything = [
      JSON.stringify(android.body),
      JSON.stringify((await call(configApi.getIosConfig, own)).body),
      trail[0]?.all,
    ];
    expect(trail[0]?.all).toContain('updateAndroidConfig');
    for (const shown of everything) {
      expect(shown).not.toContain(androidDraft.signing_password);
      expect(shown).not.toContain('MIGTAgEAMBMG');
    }
    // a body without the secret keeps it
    await call(configApi.updateAndroidConfig, { ...own, body: { signing_alias: 'waterstad' } });
    expect((await call(configApi.getAndroidConfig, own)).body.android.has_signing_password).toBe(true);
  });

  test('of an older version of the form is refused', async () => {
    const body = { app_name: 'Oud', updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await call(configApi.updateAppConfig, { ...own, body })).status).toBe(409);
  });
});

describe('a build', () => {
  test('runs to a bundle that can be downloaded, and mails the user who started it', async () => {
    const id = await idOf('android');
    expect(await read(id)).toMatchObject({ status: 'queued', may: { abort: true, download: false }, version: '2.8.2' });
    await runBuild({ buildId: id }, context);
    const build = await read(id);
    expect(build).toMatchObject({ status: 'succeeded', may: { abort: false, download: true } });
    const { bytes, headers } = await call(api.downloadBuild, one(id));
    expect([bytes.length, headers['content-type']]).toEqual([build.bundle?.bytes, 'application/zip']);
    expect(build.bundle?.filename).toMatch(/^[a-z-]+-android-2\.8\.2\.zip$/);
    expect(headers['content-disposition']).toContain(build.bundle?.filename);
    expect(Object.keys(unzipSync(bytes))).toContain('android/gradle.properties');
    expect((await mailsOf(id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Android 2.8.2')]);
    expect(await bellOf(id)).toMatchObject([
      {
        kind: 'build_succeeded',
        subject: expect.stringMatching(/^Android 2\.8\.2 · ./),
        link: `/application/builds/overview?build=${id}&platform=${tenants.application}`,
      },
    ]);
    expect(await readdir(workdir)).toEqual([]);
    const logs = await call(api.getBuildLogs, { ...one(id), query: { after: 0 } });
    const ids = logs.body.logs.map((line) => line.id);
    expect(ids.length).toBeGreaterThan(5);
    expect(logs.body.logs.at(-1)?.line).toBe('Pakket staat klaar');
    const english = await call(api.getBuildLogs, {
      ...one(id),
      query: { after: 0 },
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.logs.at(1)?.line).toMatch(/^Configuration checked: \d+ fields filled in$/);
    expect(english.body.logs.at(-1)?.line).toBe('The bundle is ready');
    const rest = await call(api.getBuildLogs, { ...one(id), query: { after: ids[1] } });
    expect(rest.body.logs.map((line) => line.id)).toEqual(ids.slice(2));
  });

  test('must have a higher version than the last one', async () => {
    const { status, errors } = await start('android');
    expect([status, Object.keys(errors)]).toEqual([422, ['android.version_code']]);
    await call(configApi.updateAndroidConfig, { ...own, body: { version: '2.8.1', version_code: 20_803 } });
    expect(Object.keys((await start('android')).errors)).toEqual(['android.version']);
    await call(configApi.updateAndroidConfig, { ...own, body: { version: '2.8.3' } });
  });

  test('is the only active one of its platform, also when two start at once', async () => {
    const both = await Promise.all([start('android'), start('android'), start('ios')]);
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 201, 409]);
    const active = await query(sql<{ id: number }>`select id from builds where status = 'queued'`);
    expect(active).toHaveLength(2);
    for (const { id } of active) expect((await call(api.abortBuild, one(id))).body.build.status).toBe('aborted');
  });

  test('that is aborted before it starts never runs', async () => {
    const id = await idOf('ios');
    await call(api.abortBuild, one(id));
    await runBuild({ buildId: id }, context);
    expect(await read(id)).toMatchObject({ status: 'aborted' });
    for (const endpoint of [api.abortBuild, api.downloadBuild]) {
      const { status, errors } = await call(endpoint, one(id));
      expect([status, Object.keys(errors)]).toEqual([409, ['state']]);
    }
    expect(await mailsOf(id)).toHaveLength(1);
    // the user who started it aborted it
    expect(await bellOf(id)).toEqual([]);
  });

  test('that is aborted halfway stops, and leaves no files', async () => {
    const id = await idOf('ios');
    const running = runBuild({ buildId: id }, context);
    while ((await read(id)).phase !== 'icons') await sleep(20);
    await call(api.abortBuild, one(id));
    await running;
    expect(await read(id)).toMatchObject({ status: 'aborted', bundle: null });
    expect(await readdir(workdir)).toEqual([]);
  });

  test('whose runner is silent fails', async () => {
    const silent = await asSystem(appPool, (db) =>
      seedBuild(db, { application_id: tenants.application, status: 'running', platform: 'ios' }),
    );
    await failLostBuilds(context);
    expect((await read(silent)).status).toBe('running');
    await query(sql`update builds set heartbeat_at = now() - interval '121 seconds' where id = ${silent}`);
    await failLostBuilds(context);
    expect(await read(silent)).toMatchObject({ status: 'failed', message: 'De bouwserver reageert niet meer' });
  });

  test('that is killed leaves neither a directory nor a bundle without a build', async () => {
    const storage = openStorage(config);
    const kept = await query(sql<{ bundle_key: string }>`select bundle_key from builds where bundle_key is not null`);
    expect(kept.length).toBeGreaterThan(0);
    const lost = 'builds/999999-11111111-1111-4111-8111-111111111111.zip';
    await storage.put(lost, Buffer.from('half a bundle'));
    const directory = await mkdtemp(join(workdir, 'move-build-'));
    const keys = async () => (await Array.fromAsync(storage.list('builds/'))).map(({ key }) => key);
    // recent files may still be in use
    await sweepBundles(context);
    expect(await keys()).toContain(lost);
    expect(await readdir(workdir)).toHaveLength(1);
    const inTwoHours = new Date(Date.now() + 7_200_000);
    await sweepBundles({ ...context, now: inTwoHours });
    expect((await keys()).toSorted()).toEqual(kept.map(({ bundle_key }) => bundle_key).toSorted());
    expect(await readdir(workdir)).toEqual([]);
    expect(await stat(directory).catch(() => null)).toBeNull();
  });

  test('keeps its outcome: the database refuses another one', async () => {
    const id = await asSystem(appPool, (db) =>
      seedBuild(db, { application_id: tenants.application, status: 'succeeded' }),
    );
    await expect(query(sql`update builds set status = 'running' where id = ${id}`)).rejects.toThrow('goes from');
    await expect(query(sql`update builds set note = 'anders' where id = ${id}`)).rejects.toThrow('has ended');
  });

  test('of another platform is not found', async () => {
    const foreign = await asSystem(appPool, (db) => seedBuild(db, { application_id: tenants.otherApplication }));
    expect((await call(api.getBuild, one(foreign))).status).toBe(404);
    const { builds } = (await call(api.listBuilds, own)).body;
    expect(builds.map(({ id }) => id)).not.toContain(foreign);
    // compares times and not ids, because builds that start at the same moment may get their ids in the opposite order
    const moments = builds.map(({ started_at }) => started_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});
