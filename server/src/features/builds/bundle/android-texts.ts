import { shortDescription } from '@move/domain/builds/missing-fields.ts';
import { writeXml } from '../../../platform/xml/write-xml.ts';
import { ANDROID_METADATA, RES } from './android-icons.ts';
import { type BundleFile, type BundleJob, STORE_LOCALES, textFile } from './bundle-job.ts';

const ANDROID = 'http://schemas.android.com/apk/res/android';

/** Escapes a text for a resource, where quotes, @ and ? are special. */
const resource = (text: string) =>
  text
    .replace(/[\\'"]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/^[@?]/, (sign) => `\\${sign}`);

const named = (tag: string, values: Readonly<Record<string, string>>) =>
  writeXml({
    resources: { [tag]: Object.entries(values).map(([name, value]) => ({ '@name': name, '#': value })) },
  });

/** Escapes what a line of a properties file would read as special. */
const property = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/^[ #!]/, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/gu, (sign) =>
      Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
        '',
      ),
    );

/** Manifest, resources, Gradle properties and the listing of Google Play. */
export function* androidTexts(job: BundleJob): Generator<BundleFile> {
  const { common, android, application } = job.config;
  const name = common.app_name ?? '';
  yield textFile('android/app/src/main/AndroidManifest.xml', manifest(common.url_scheme ?? ''));
  const adaptive = writeXml({
    'adaptive-icon': {
      '@xmlns:android': ANDROID,
      background: { '@android:drawable': '@color/ic_launcher_background' },
      foreground: { '@android:drawable': '@mipmap/ic_launcher_foreground' },
      monochrome: { '@android:drawable': '@mipmap/ic_launcher_monochrome' },
    },
  });
  yield textFile(`${RES}/mipmap-anydpi-v26/ic_launcher.xml`, adaptive);
  yield textFile(`${RES}/mipmap-anydpi-v26/ic_launcher_round.xml`, adaptive);
  for (const [folder, scheme] of [
    ['values', 'light'],
    ['values-night', 'dark'],
  ] as const) {
    const colours = {
      primary: common[`${scheme}_primary_color`] ?? '',
      background: common[`${scheme}_background_color`] ?? '',
      text: common[`${scheme}_text_color`] ?? '',
      ic_launcher_background: common.light_background_color ?? '',
      notification: common[`${scheme}_primary_color`] ?? '',
    };
    yield textFile(`${RES}/${folder}/colors.xml`, named('color', colours));
  }
  for (const [folder, locale] of [
    ['values', 'nl'],
    ['values-nl', 'nl'],
    ['values-en', 'en'],
  ] as const) {
    const strings = {
      app_name: name,
      app_promotional_text: common[`promotional_text_${locale}`] ?? '',
      app_url_scheme: common.url_scheme ?? '',
      app_support_url: common.support_url ?? '',
      app_privacy_url: common.privacy_url ?? '',
    };
    const escaped = Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, resource(text)]));
    yield textFile(`${RES}/${folder}/strings.xml`, named('string', escaped));
  }
  const properties = {
    MOVE_APPLICATION_SLUG: application.slug,
    MOVE_APPLICATION_ID: android.package_name ?? '',
    MOVE_APP_NAME: name,
    MOVE_VERSION_NAME: job.version,
    MOVE_VERSION_CODE: String(job.versionCode),
    MOVE_SIGNING_ALIAS: android.signing_alias ?? '',
    MOVE_SIGNING_SHA256: android.fingerprint ?? '',
  };
  yield textFile(
    'android/gradle.properties',
    [
      '# the signing password is no part of this bundle: MOVE_SIGNING_PASSWORD in the environment of the build',
      ...Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`),
    ].join('\n'),
  );
  yield textFile('android/fastlane/Appfile', `package_name(${JSON.stringify(android.package_name)})`);
  for (const { locale, tag } of STORE_LOCALES) {
    const listing = `${ANDROID_METADATA}/${tag}`;
    yield textFile(`${listing}/title.txt`, name);
    yield textFile(`${listing}/short_description.txt`, shortDescription(job.config, locale) ?? '');
    yield textFile(`${listing}/full_description.txt`, common[`full_description_${locale}`] ?? '');
  }
}

/** The manifest that Gradle merges into that of the app. */
const manifest = (scheme: string) =>
  writeXml({
    manifest: {
      '@xmlns:android': ANDROID,
      application: {
        '@android:label': '@string/app_name',
        '@android:icon': '@mipmap/ic_launcher',
        '@android:roundIcon': '@mipmap/ic_launcher_round',
        'meta-data': [
          {
            '@android:name': 'com.google.firebase.messaging.default_notification_icon',
            '@android:resource': '@drawable/ic_notification',
          },
          {
            '@android:name': 'com.google.firebase.messaging.default_notification_color',
            '@android:resource': '@color/notification',
          },
        ],
        activity: {
          '@android:name': '.MainActivity',
          '@android:exported': 'true',
          'intent-filter': {
            action: { '@android:name': 'android.intent.action.VIEW' },
            category: [
              { '@android:name': 'android.intent.category.DEFAULT' },
              { '@android:name': 'android.intent.category.BROWSABLE' },
            ],
            data: { '@android:scheme': scheme },
          },
        },
      },
    },
  });
