import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildPlatform } from '@move/domain/builds/build.ts';
import { XMLParser } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { parse as readPlist } from 'plist';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { androidDraft, appDraft, appIcon, iosDraft, notificationIcon } from '../../../testing/worlds/build-world.ts';
import type { FullConfig } from '../configs/app-configs.queries.ts';
import type { BundleJob, FromWorker } from './bundle-job.ts';
import { writeBundle } from './write-bundle.ts';

type Bundle = { files: Map<string, Uint8Array>; said: FromWorker[]; zip: Buffer };

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
let directory = '';
let count = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'move-bundle-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function made(platform: BuildPlatform): Promise<Bundle> {
  count += 1;
  const file = join(directory, `${count}.zip`);
  const said: FromWorker[] = [];
  const { signing_password, ...android } = androidDraft;
  const { private_key, ...ios } = iosDraft;
  const config = {
    application: { id: 1, name: 'Waterstad', slug: 'waterstad' },
    common: appDraft,
    android: { ...android, has_signing_password: Boolean(signing_password) },
    ios: { ...ios, has_private_key: Boolean(private_key) },
  } as unknown as FullConfig;
  const job: BundleJob = {
    platform,
    version: '2.8.2',
    versionCode: 20_802,
    locale: 'nl',
    config,
    icon: await appIcon(),
    notificationIcon: await notificationIcon(),
    file,
  };
  await writeBundle(job, (message) => said.push(message));
  const zip = await readFile(file);
  return { files: new Map(Object.entries(unzipSync(zip))), said, zip };
}

const textOf = ({ files }: Bundle, path: string) => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`${path} is not in ${[...files.keys()].join(' ')}`);
  return new TextDecoder().decode(bytes);
};
const sideOf = async ({ files }: Bundle, path: string) => {
  const { width, height, hasAlpha, format } = await sharp(files.get(path)).metadata();
  return { width, height, hasAlpha, format };
};

let android: Bundle;
let ios: Bundle;
beforeAll(async () => {
  android = await made('android');
  ios = await made('ios');
});

describe('a bundle', () => {
  test('has the same bytes each time', async () => {
    expect((await made('ios')).zip.equals(ios.zip)).toBe(true);
    expect((await made('android')).zip.equals(android.zip)).toBe(true);
  });

  test('lists the checksum of every file', () => {
    for (const bundle of [android, ios]) {
      const sums = textOf(bundle, 'SHA256SUMS').trim().split('\n');
      const paths = [...bundle.files.keys()].filter((path) => path !== 'SHA256SUMS');
      expect(sums.map((line) => line.slice(66)).toSorted()).toEqual(paths.toSorted());
      for (const line of sums) {
        const bytes = bundle.files.get(line.slice(66)) ?? new Uint8Array();
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(line.slice(0, 64));
      }
    }
  });

  test('has no secrets', () => {
    for (const bundle of [android, ios])
      for (const [path] of bundle.files) {
        expect(textOf(bundle, path)).not.toContain('geheim-van-waterstad');
        expect(textOf(bundle, path)).not.toContain('MIGTAgEAMBMG');
      }
  });

  test('reports its progress, and warns of text with low contrast', () => {
    const phases = android.said.flatMap((message) => (message.type === 'phase' ? [message.phase] : []));
    expect(phases).toEqual(['icons', 'texts', 'package']);
    const warnings = android.said.flatMap((message) =>
      message.type === 'log' && message.level === 'warning' ? [message.message] : [],
    );
    expect(warnings).toMatchObject([{ key: 'build.log.contrast_dark', params: { color: '#3A3C3E' } }]);
  });
});

describe('for Android', () => {
  const RES = 'android/app/src/main/res';

  test.each([
    ['mdpi', 48, 108, 24],
    ['hdpi', 72, 162, 36],
    ['xhdpi', 96, 216, 48],
    ['xxhdpi', 144, 324, 72],
    ['xxxhdpi', 192, 432, 96],
  ])('has the icons of %s', async (density, launcher, layer, notification) => {
    const side = async (path: string) => (await sideOf(android, `${RES}/${path}`)).width;
    expect(await side(`mipmap-${density}/ic_launcher.png`)).toBe(launcher);
    expect(await side(`mipmap-${density}/ic_launcher_round.png`)).toBe(launcher);
    expect(await side(`mipmap-${density}/ic_launcher_foreground.png`)).toBe(layer);
    expect(await side(`mipmap-${density}/ic_launcher_monochrome.png`)).toBe(layer);
    expect(await side(`drawable-${density}/ic_notification.png`)).toBe(notification);
  });

  test('keeps the layers of the adaptive icon inside the safe area', async () => {
    const path = `${RES}/mipmap-mdpi/ic_launcher_foreground.png`;
    const { data, info } = await sharp(android.files.get(path)).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([alphaAt(0, 0), alphaAt(20, 54), alphaAt(54, 54), alphaAt(87, 54)]).toEqual([0, 0, 255, 0]);
    const icon = xml.parse(textOf(android, `${RES}/mipmap-anydpi-v26/ic_launcher.xml`))['adaptive-icon'];
    expect(icon.foreground['@android:drawable']).toBe('@mipmap/ic_launcher_foreground');
    expect(icon.background['@android:drawable']).toBe('@color/ic_launcher_background');
    expect(icon.monochrome['@android:drawable']).toBe('@mipmap/ic_launcher_monochrome');
  });

  test('makes a white silhouette of the notification icon', async () => {
    const { data } = await sharp(android.files.get(`${RES}/drawable-xxxhdpi/ic_notification.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphas = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      expect([data[at], data[at + 1], data[at + 2]]).toEqual([255, 255, 255]);
      alphas.add(data[at + 3] ?? 0);
    }
    expect([alphas.has(0), alphas.has(255)]).toEqual([true, true]);
  });

  test('has a manifest, strings and colours that can be parsed', () => {
    const { application } = xml.parse(textOf(android, 'android/app/src/main/AndroidManifest.xml')).manifest;
    expect(application['@android:icon']).toBe('@mipmap/ic_launcher');
    expect(application.activity['intent-filter'].data['@android:scheme']).toBe('waterstad');
    const strings = (folder: string) =>
      new Map<string, string>(
        xml
          .parse(textOf(android, `${RES}/${folder}/strings.xml`))
          .resources.string.map((one: Record<string, string>) => [one['@name'], one['#text']]),
      );
    expect(strings('values').get('app_name')).toBe('Sportief \\"Waterstad\\" & co');
    expect(strings('values-nl').get('app_promotional_text')).toBe("Sporten in Waterstad: \\'t kan overal");
    expect(strings('values-en').get('app_promotional_text')).toBe('Sports in Waterstad, everywhere');
    expect(strings('values').get('app_support_url')).toBe('https://waterstad.example/hulp?a=1&b=2');
    const colours = (folder: string) =>
      Object.fromEntries(
        xml
          .parse(textOf(android, `${RES}/${folder}/colors.xml`))
          .resources.color.map((one: Record<string, string>) => [one['@name'], one['#text']]),
      );
    expect(colours('values')).toMatchObject({ primary: '#0B6B4F', background: '#FFFFFF' });
    expect(colours('values-night')).toMatchObject({ primary: '#57C79F', background: '#121416' });
  });

  test('has properties for Gradle and the listing of the store', () => {
    const properties = new Map(
      textOf(android, 'android/gradle.properties')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(properties.get('MOVE_APPLICATION_ID')).toBe('nl.waterstad.sport');
    expect(properties.get('MOVE_VERSION_NAME')).toBe('2.8.2');
    expect(properties.get('MOVE_VERSION_CODE')).toBe('20802');
    const listing = 'android/fastlane/metadata/android/nl-NL';
    expect(textOf(android, `${listing}/full_description.txt`)).toBe(`${appDraft.full_description_nl}\n`);
    expect(textOf(android, `${listing}/short_description.txt`)).toBe(`${appDraft.promotional_text_nl}\n`);
  });
});

describe('for iOS', () => {
  const ASSETS = 'ios/App/Assets.xcassets';

  test('has every icon of its catalogue, without an alpha channel', async () => {
    const { images } = JSON.parse(textOf(ios, `${ASSETS}/AppIcon.appiconset/Contents.json`));
    expect(images).toHaveLength(18);
    for (const { filename, size, scale } of images) {
      const side = Number.parseFloat(size) * Number.parseInt(scale, 10);
      expect(await sideOf(ios, `${ASSETS}/AppIcon.appiconset/${filename}`)).toEqual({
        width: side,
        height: side,
        hasAlpha: false,
        format: 'png',
      });
    }
  });

  test('has colours for light and dark', () => {
    const { colors } = JSON.parse(textOf(ios, `${ASSETS}/AccentColor.colorset/Contents.json`));
    expect(colors[0].color.components).toEqual({ alpha: '1.000', red: '0x0B', green: '0x6B', blue: '0x4F' });
    expect(colors[1].appearances).toEqual([{ appearance: 'luminosity', value: 'dark' }]);
    expect(colors[1].color.components).toMatchObject({ red: '0x57' });
  });

  test('has plists that can be parsed', () => {
    expect(readPlist(textOf(ios, 'ios/App/Info.plist'))).toMatchObject({
      CFBundleDisplayName: appDraft.app_name,
      CFBundleLocalizations: ['nl', 'en'],
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['waterstad'] }],
    });
    expect(readPlist(textOf(ios, 'ios/ExportOptions.plist'))).toMatchObject({
      teamID: 'A1B2C3D4E5',
      method: 'app-store-connect',
    });
    expect(textOf(ios, 'ios/App/App.xcconfig')).toContain('CURRENT_PROJECT_VERSION = 20802');
  });

  test('has the listing of the store', () => {
    expect(textOf(ios, 'ios/fastlane/metadata/nl-NL/keywords.txt')).toBe('sport,zwemmen,buurt\n');
    expect(textOf(ios, 'ios/fastlane/metadata/en-GB/description.txt')).toBe(`${appDraft.full_description_en}\n`);
    expect(textOf(ios, 'ios/fastlane/Deliverfile')).toContain('submit_for_review(true)');
    expect(textOf(ios, 'ios/App/nl.lproj/InfoPlist.strings')).toContain('Sportief \\"Waterstad\\" & co');
  });
});
