import { joinKeywords } from '@move/domain/builds/store-rules.ts';
import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { build as plist } from 'plist';
import { type BundleFile, type BundleJob, jsonFile, STORE_LOCALES, textFile } from './bundle-job.ts';
import { ASSETS, INFO } from './ios-icons.ts';

const COLOURS = { AccentColor: 'primary', Background: 'background', Text: 'text' } as const;

/** Escapes `"`, backslashes and line breaks for a .strings file. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')}"`;

/** Plists, colours, settings for Xcode and the listing of the App Store. */
export function* iosTexts(job: BundleJob): Generator<BundleFile> {
  const { common, ios } = job.config;
  const name = common.app_name ?? '';
  const bundleId = ios.bundle_id ?? '';
  yield textFile(
    'ios/App/Info.plist',
    plist({
      CFBundleDisplayName: name,
      CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
      CFBundleShortVersionString: '$(MARKETING_VERSION)',
      CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
      CFBundleDevelopmentRegion: 'nl',
      CFBundleLocalizations: ['nl', 'en'],
      CFBundleIconName: 'AppIcon',
      CFBundleURLTypes: [
        { CFBundleTypeRole: 'Editor', CFBundleURLName: bundleId, CFBundleURLSchemes: [common.url_scheme ?? ''] },
      ],
      UIUserInterfaceStyle: 'Automatic',
    }),
  );
  yield textFile(
    'ios/ExportOptions.plist',
    plist({
      method: 'app-store-connect',
      destination: 'export',
      teamID: ios.team_id ?? '',
      signingStyle: 'automatic',
      uploadSymbols: true,
      manageAppVersionAndBuildNumber: false,
    }),
  );
  yield textFile(
    'ios/App/App.xcconfig',
    [
      `PRODUCT_BUNDLE_IDENTIFIER = ${bundleId}`,
      `MARKETING_VERSION = ${job.version}`,
      `CURRENT_PROJECT_VERSION = ${job.versionCode}`,
      `DEVELOPMENT_TEAM = ${ios.team_id ?? ''}`,
    ].join('\n'),
  );
  yield* colourSets(job);
  for (const locale of LOCALES)
    yield textFile(`ios/App/${locale}.lproj/InfoPlist.strings`, `"CFBundleDisplayName" = ${quoted(name)};`);
  yield* listing(job);
}

function* colourSets({ config: { common } }: BundleJob): Generator<BundleFile> {
  yield jsonFile(`${ASSETS}/Contents.json`, { info: INFO });
  for (const [set, part] of Object.entries(COLOURS)) {
    const light = colourOf(common[`light_${part}_color`]);
    const dark = colourOf(common[`dark_${part}_color`]);
    yield jsonFile(`${ASSETS}/${set}.colorset/Contents.json`, {
      colors: [
        { idiom: 'universal', color: light },
        { idiom: 'universal', appearances: [{ appearance: 'luminosity', value: 'dark' }], color: dark },
      ],
      info: INFO,
    });
  }
}

function colourOf(colour: string | null) {
  const [red = '00', green = '00', blue = '00'] = (colour ?? '').slice(1).match(/../g) ?? [];
  return {
    'color-space': 'srgb',
    components: { alpha: '1.000', red: `0x${red}`, green: `0x${green}`, blue: `0x${blue}` },
  };
}

/** The store listing, in the layout that `fastlane deliver` reads. */
function* listing({ config: { common, ios } }: BundleJob): Generator<BundleFile> {
  const lines = [
    `app_identifier(${JSON.stringify(ios.bundle_id)})`,
    `team_id(${JSON.stringify(ios.team_id)})`,
    ...(common.app_store_id === null ? [] : [`itunes_connect_id(${JSON.stringify(common.app_store_id)})`]),
  ];
  yield textFile('ios/fastlane/Appfile', lines.join('\n'));
  yield textFile(
    'ios/fastlane/Deliverfile',
    [
      `submit_for_review(${ios.submits_for_review})`,
      `automatic_release(${ios.releases_automatically})`,
      ...(common.available_from === null
        ? []
        : [`auto_release_date(Time.utc(${common.available_from.split('-').map(Number).join(', ')}).to_i * 1000)`]),
      'languages(["nl-NL", "en-GB"])',
    ].join('\n'),
  );
  yield jsonFile('ios/fastlane/app-store-connect.json', {
    key_id: ios.key_id,
    push_key_id: ios.push_key_id,
    issuer_id: ios.issuer_id,
  });
  for (const { locale, tag } of STORE_LOCALES) {
    const folder = `ios/fastlane/metadata/${tag}`;
    yield textFile(`${folder}/name.txt`, common.app_name ?? '');
    yield textFile(`${folder}/promotional_text.txt`, common[`promotional_text_${locale}`] ?? '');
    yield textFile(`${folder}/description.txt`, common[`full_description_${locale}`] ?? '');
    yield textFile(`${folder}/keywords.txt`, joinKeywords(common[`keywords_${locale}`]));
    yield textFile(`${folder}/support_url.txt`, common.support_url ?? '');
    yield textFile(`${folder}/marketing_url.txt`, common.website_url ?? '');
    yield textFile(`${folder}/privacy_url.txt`, common.privacy_url ?? '');
  }
}
