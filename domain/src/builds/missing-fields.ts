import type { Locale } from '../kit/messages/locale.ts';
import type { MessageParams } from '../kit/messages/messages.ts';
import type { BuildPlatform } from './build.ts';
import { compareVersions, STORE_LIMITS } from './store-rules.ts';

/** The parts of an app config, each on its own tab. */
export const CONFIG_PARTS = ['common', 'android', 'ios'] as const;
export type ConfigPart = (typeof CONFIG_PARTS)[number];

/** The field is empty, or the stores refuse it: a lower version, a number that didn’t rise. */
type FieldProblem = 'missing' | 'version_lower' | 'code_rises';
/** A field that prevents a build. */
export type MissingField = { part: ConfigPart; field: string; problem: FieldProblem; params?: MessageParams };

type Values = Readonly<Record<string, unknown>>;
export type ConfigValues = Readonly<Record<ConfigPart, Values>>;
/** The last build that succeeded. */
export type LastBuild = { version: string; version_code: number };

const COMMON = [
  'app_name',
  'promotional_text_nl',
  'promotional_text_en',
  'full_description_nl',
  'full_description_en',
  'support_url',
  'privacy_url',
  'url_scheme',
  'light_primary_color',
  'light_background_color',
  'light_text_color',
  'dark_primary_color',
  'dark_background_color',
  'dark_text_color',
  'icon',
] as const;

const REQUIRED: Readonly<Record<BuildPlatform, Readonly<Partial<Record<ConfigPart, readonly string[]>>>>> = {
  android: {
    common: [...COMMON, 'notification_icon'],
    android: [
      'package_name',
      'version',
      'version_code',
      'signing_alias',
      'has_signing_password',
      'fingerprint',
      'short_description_nl',
      'short_description_en',
    ],
  },
  ios: {
    common: [...COMMON, 'keywords_nl', 'keywords_en'],
    ios: ['bundle_id', 'version', 'build_number', 'team_id', 'key_id', 'issuer_id', 'has_private_key'],
  },
};

/** A stored secret is only known as e.g. `has_signing_password`; the field of the form is `signing_password`. */
const fieldOf = (name: string) => name.replace(/^has_/, '');
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The short text of Google Play: its own, else the promotional text when that is short enough. */
export function shortDescription({ common, android }: Pick<ConfigValues, 'common' | 'android'>, locale: Locale) {
  const own = android[`short_description_${locale}`];
  if (typeof own === 'string' && own !== '') return own;
  const text = common[`promotional_text_${locale}`];
  return typeof text === 'string' && text.length <= STORE_LIMITS.short_description ? text : null;
}

function valueOf(values: ConfigValues, part: ConfigPart, name: string): unknown {
  if (name === 'short_description_nl') return shortDescription(values, 'nl');
  if (name === 'short_description_en') return shortDescription(values, 'en');
  return values[part][name];
}

/** Everything that a build of this kind still lacks, in the order of the tabs and their fields. */
export function missingFields(
  platform: BuildPlatform,
  values: ConfigValues,
  last: LastBuild | null,
): readonly MissingField[] {
  const required = REQUIRED[platform];
  const empty = CONFIG_PARTS.flatMap((part) =>
    (required[part] ?? [])
      .filter((name) => isEmpty(valueOf(values, part, name)))
      .map((name): MissingField => ({ part, field: fieldOf(name), problem: 'missing' })),
  );
  return [...empty, ...versionProblems(platform, values[platform], last)];
}

/** The stores require a higher code for each build, and no version below the last one. */
function versionProblems(platform: BuildPlatform, values: Values, released: LastBuild | null): MissingField[] {
  if (released === null) return [];
  const code = platform === 'android' ? 'version_code' : 'build_number';
  const { version, [code]: number } = values;
  const found: MissingField[] = [];
  if (typeof version === 'string' && compareVersions(version, released.version) < 0)
    found.push({
      part: platform,
      field: 'version',
      problem: 'version_lower',
      params: { version: released.version },
    });
  if (typeof number === 'number' && number <= released.version_code)
    found.push({
      part: platform,
      field: code,
      problem: 'code_rises',
      params: { code: released.version_code },
    });
  return found;
}
