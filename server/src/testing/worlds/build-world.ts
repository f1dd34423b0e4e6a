import type { AndroidConfigDraft, AppConfigDraft, IosConfigDraft } from '@move/contract/builds/app-configs.ts';
import * as configApi from '@move/contract/builds/app-configs.ts';
import * as api from '@move/contract/builds/builds.ts';
import { uploadFile } from '@move/contract/files/files.ts';
import type { BuildPlatform } from '@move/domain/builds/build.ts';
import type { sql } from 'kysely';
import sharp from 'sharp';
import type { Config } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { fileOf } from '../pictures.ts';
import { scratchDirectory } from '../processes/scratch-directory.ts';
import { testApp } from '../test-app.ts';

/** Everything that both stores require, except the icons. */
export const appDraft: AppConfigDraft = {
  app_name: 'Sportief "Waterstad" & co',
  promotional_text_nl: "Sporten in Waterstad: 't kan overal",
  promotional_text_en: 'Sports in Waterstad, everywhere',
  full_description_nl: 'Vind een activiteit.\n\nSchrijf je in met één tik.',
  full_description_en: 'Find an activity.\n\nSign up with one tap.',
  keywords_nl: ['sport', 'zwemmen', 'buurt'],
  keywords_en: ['sports', 'swimming'],
  available_from: '2027-03-01',
  url_scheme: 'waterstad',
  app_store_id: '1234567890',
  website_url: 'https://waterstad.example',
  support_url: 'https://waterstad.example/hulp?a=1&b=2',
  privacy_url: 'https://waterstad.example/privacy',
  light_primary_color: '#0B6B4F',
  light_background_color: '#FFFFFF',
  light_text_color: '#1A1C1E',
  dark_primary_color: '#57C79F',
  dark_background_color: '#121416',
  dark_text_color: '#3A3C3E',
};

export const androidDraft: AndroidConfigDraft = {
  package_name: 'nl.waterstad.sport',
  version: '2.8.2',
  version_code: 20_802,
  signing_alias: 'waterstad',
  signing_password: 'geheim-van-waterstad',
  fingerprint: Array.from({ length: 32 }, () => 'AB').join(':'),
};

export const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----\n${'MIGTAgEAMBMGByqGSM49'.repeat(6)}\n-----END PRIVATE KEY-----`;

export const iosDraft: IosConfigDraft = {
  bundle_id: 'nl.waterstad.sport-app',
  version: '2.8.1',
  build_number: 41,
  team_id: 'A1B2C3D4E5',
  key_id: 'K1K2K3K4K5',
  push_key_id: 'P1P2P3P4P5',
  issuer_id: '57246542-96fe-1a63-e053-0824d011072a',
  private_key: PRIVATE_KEY,
  submits_for_review: true,
  releases_automatically: false,
};

/** An icon that the stores accept: opaque, with a visible shape. */
export const appIcon = (side = 1_024): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b6b4f' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
        ),
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer();

/** A white shape on a transparent background. */
export const notificationIcon = (side = 96): Promise<Buffer> =>
  sharp(Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%" fill="#fff"/></svg>`))
    .png()
    .toBuffer();

/** The world of tests about builds: a platform for which a superadmin makes apps, and the worker's jobs on demand. */
export async function buildWorld(changes: Partial<Config> = {}) {
  const workdir = scratchDirectory('move-workdir-');
  const { call, tenants, config, appPool, ownerPool } = await testApp({ buildWorkdir: workdir, ...changes });
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  const own = { as: 'superadmin', params: { applicationId: tenants.application } } as const;
  const one = (buildId: number) => ({ as: 'superadmin', params: { ...own.params, buildId } }) as const;
  const query = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    asSystem(appPool, async (db) => (await statement.execute(db)).rows);
  async function upload(bytes: Uint8Array): Promise<string> {
    const { body } = await call(uploadFile, { as: 'superadmin', body: { file: fileOf(bytes, 'icoon.png') } });
    return body.token;
  }
  /** Fills in everything that both stores require. */
  async function completeConfig() {
    const icon = await upload(await appIcon());
    const notification_icon = await upload(await notificationIcon());
    return [
      await call(configApi.updateAppConfig, { ...own, body: { ...appDraft, icon, notification_icon } }),
      await call(configApi.updateAndroidConfig, { ...own, body: androidDraft }),
      await call(configApi.updateIosConfig, { ...own, body: iosDraft }),
    ] as const;
  }
  const start = (platform: BuildPlatform) => call(api.startBuild, { ...own, body: { platform } });
  const idOf = async (platform: BuildPlatform) => (await start(platform)).body.build.id;
  const read = async (id: number) => (await call(api.getBuild, one(id))).body.build;
  return {
    call,
    tenants,
    config,
    appPool,
    ownerPool,
    workdir,
    context,
    own,
    one,
    query,
    upload,
    completeConfig,
    start,
    idOf,
    read,
  };
}
