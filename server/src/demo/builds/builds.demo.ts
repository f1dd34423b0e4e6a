import { BUILD_PLATFORMS } from '@move/domain/builds/build.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { withSharp } from '../../platform/images/sharp.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { storeFile } from '../../features/files/public.ts';
import { findConfig } from '../../features/builds/configs/app-configs.queries.ts';
import { encryptSecret } from '../../features/builds/configs/build-secrets.ts';
import { queueBuild } from '../../features/builds/start-build.ts';

type Parts = {
  applications: { beweegplein: number; waterstad: number };
  people: { sanne: number; youssef: number };
  config: Config;
};

const HOUR_MS = 3_600_000;
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----\n${'demo'.repeat(16)}\n-----END PRIVATE KEY-----`;

const LOOKS = {
  beweegplein: { name: 'Beweegplein', light: '#0B6E4F', dark: '#57C79F', id: 'example.beweegplein.app' },
  waterstad: { name: 'Sportief Waterstad', light: '#0B5CAD', dark: '#8FC0F5', id: 'example.waterstad.app' },
} as const;
type Look = (typeof LOOKS)[keyof typeof LOOKS];

/**
 * Configures two platforms, so that their apps can be built right away. One has failed and aborted builds, and two that the worker makes
 * after the start, so that there are bundles to download.
 */
export async function seedDemoBuilds(db: Database, { applications, people, config }: Parts): Promise<void> {
  for (const slug of ['beweegplein', 'waterstad'] as const)
    await seedConfig(db, { id: applications[slug], slug, look: LOOKS[slug], config });
  await seedBuilds(db, applications.beweegplein, people);
  await queueBuilds(db, applications.beweegplein, people.sanne);
}

/** One version below the version in the app config, so that the next build can start right away. */
const BUILT = { version: '2.8.1', code: 20_801 };

/** Queues builds of the local runner, even if this installation uses another one for its builds. */
async function queueBuilds(db: Database, applicationId: number, userId: number): Promise<void> {
  const { version, code } = BUILT;
  const config = await findConfig(db, applicationId);
  const built = {
    ...config,
    android: { ...config.android, version, version_code: code },
    ios: { ...config.ios, version, build_number: code },
  };
  for (const platform of BUILD_PLATFORMS) await queueBuild(db, { config: built, platform, userId, runner: 'local' });
}

type Demo = { id: number; slug: string; look: Look; config: Config };

async function seedConfig(db: Database, { id, slug, look, config }: Demo): Promise<void> {
  const site = `https://${slug}.example`;
  const common = {
    app_name: look.name,
    promotional_text_nl: 'Vind een sport bij jou in de buurt en schrijf je meteen in.',
    promotional_text_en: 'Find a sport near you and sign up at once.',
    full_description_nl: `Met ${look.name} zie je wat er bij jou in de buurt te doen is: zwemmen, judo, wandelen en meer.\n\nSchrijf je in, betaal en zie je agenda.`,
    full_description_en: `${look.name} shows what there is to do near you: swimming, judo, walking and more.\n\nSign up, pay and see your calendar.`,
    keywords_nl: ['sport', 'bewegen', 'zwemmen', 'buurt'],
    keywords_en: ['sports', 'swimming', 'nearby'],
    available_from: null,
    url_scheme: slug,
    app_store_id: null,
    website_url: site,
    support_url: `${site}/hulp`,
    privacy_url: `${site}/privacy`,
    light_primary_color: look.light,
    dark_primary_color: look.dark,
  };
  const android = {
    package_name: look.id,
    version: '2.8.2',
    version_code: 20_802,
    signing_alias: slug,
    fingerprint: Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0').toUpperCase()).join(':'),
  };
  const ios = {
    bundle_id: look.id,
    version: '2.8.2',
    build_number: 20_802,
    team_id: 'A1B2C3D4E5',
    key_id: 'K1K2K3K4K5',
    issuer_id: '57246542-96fe-1a63-e053-0824d011072a',
    submits_for_review: false,
    releases_automatically: false,
  };
  const icon = await iconOf(db, { id, look, config }, false);
  const notification = await iconOf(db, { id, look, config }, true);
  await sql`
    update app_configs set common = ${JSON.stringify(common)}::jsonb, android = ${JSON.stringify(android)}::jsonb,
      ios = ${JSON.stringify(ios)}::jsonb, icon_id = ${icon}::uuid, notification_icon_id = ${notification}::uuid,
      signing_password_encrypted = ${encryptSecret('demo-wachtwoord', config.appKey)},
      private_key_encrypted = ${encryptSecret(PRIVATE_KEY, config.appKey)}
    where application_id = ${id}`.execute(db);
}

/** An icon with the lanes of a track: white on the colour of the platform, or transparent for notifications. */
async function iconOf(
  db: Database,
  { id, look, config }: Pick<Demo, 'id' | 'look' | 'config'>,
  isNotification: boolean,
): Promise<string> {
  const side = isNotification ? 96 : 1_024;
  const lanes = [18, 28, 38].map(
    (radius) =>
      `<path d="M${50 - radius} 76V52a${radius} ${radius} 0 0 1 ${2 * radius} 0v24" stroke="#fff" stroke-width="6" fill="none"/>`,
  );
  const ground = isNotification ? '' : `<rect width="100" height="100" fill="${look.light}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">${ground}${lanes.join('')}</svg>`;
  const bytes = await withSharp((sharp) => {
    const drawn = sharp(Buffer.from(svg));
    return (isNotification ? drawn : drawn.removeAlpha()).png().toBuffer();
  });
  const kept = await storeFile(db, openStorage(config), {
    bytes,
    image: { width: side, height: side, isTransparent: isNotification },
    mimeType: 'image/png',
    extension: 'png',
    path: 'demo',
    uploaderId: null,
  });
  await sql`update files set status = 'attached', attached_at = now(), application_id = ${id}
    where id = ${kept.id}::uuid`.execute(db);
  return kept.id;
}

type DemoBuild = {
  platform: 'ios' | 'android';
  status: 'succeeded' | 'failed' | 'aborted';
  phase: 'icons' | 'store';
  code: number;
  message: Message;
  hoursAgo: number;
  startedBy: number;
  /** The log: messages of Move, and lines of the build server as text. */
  lines: readonly (readonly [level: 'info' | 'warning' | 'error', text: Message | string])[];
};

async function seedBuilds(db: Database, applicationId: number, { sanne, youssef }: Parts['people']): Promise<void> {
  const begun = ['info', { key: 'build.log.begun', params: { name: 'Beweegplein', version: '2.8' } }] as const;
  const checked = ['info', { key: 'build.log.checked', params: { count: 24 } }] as const;
  const builds: DemoBuild[] = [
    {
      platform: 'ios',
      status: 'succeeded',
      phase: 'store',
      code: 20_800,
      message: { key: 'build.done_remote' },
      hoursAgo: 30,
      startedBy: youssef,
      lines: [
        begun,
        checked,
        ['info', { key: 'build.log.icons', params: { count: 14 } }],
        ['info', 'Uploaded to TestFlight'],
      ],
    },
    {
      platform: 'android',
      status: 'failed',
      phase: 'icons',
      code: 20_801,
      message: { key: 'build.runner_lost' },
      hoursAgo: 28,
      startedBy: youssef,
      lines: [begun, checked, ['warning', 'No reply for 60 s']],
    },
    {
      platform: 'ios',
      status: 'aborted',
      phase: 'icons',
      code: 20_704,
      message: { key: 'build.aborted' },
      hoursAgo: 24 * 50,
      startedBy: sanne,
      lines: [begun, checked],
    },
  ];
  for (const build of builds.toSorted((one, other) => other.hoursAgo - one.hoursAgo))
    await seedOne(db, applicationId, build);
}

async function seedOne(db: Database, applicationId: number, build: DemoBuild): Promise<void> {
  const { platform, status, phase, code, message, hoursAgo, startedBy } = build;
  const at = new Date(Date.now() - hoursAgo * HOUR_MS);
  const version = `2.${String(code)[2]}.${code % 100}`;
  const end: DemoBuild['lines'][number] = [status === 'failed' ? 'error' : 'info', message];
  const lines = [...build.lines, end].map(([level, text], index) => ({
    level,
    line: typeof text === 'string' ? text : translate('nl', text),
    message: typeof text === 'string' ? null : text,
    seconds: index * 4,
  }));
  await sql`
    with build as (
      insert into builds (application_id, platform, status, runner, version, version_code, config, phase, message, started_by,
        created_at, finished_at)
      values (${applicationId}, ${platform}, ${status}, 'webhook', ${version}, ${code}, '{}', ${phase},
        ${JSON.stringify(message)}::jsonb, ${startedBy}, ${at}, ${at}::timestamptz + interval '1 minute')
      returning id)
    insert into build_logs (build_id, at, level, line, message)
    select build.id, ${at}::timestamptz + make_interval(secs => seconds), level, line, message
    from build, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as each (level text, line text, message jsonb, seconds integer)
    order by seconds`.execute(db);
}
