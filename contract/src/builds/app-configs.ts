import * as rules from '@move/domain/builds/store-rules.ts';
import type { Message } from '@move/domain/kit/messages/messages.ts';
import { z } from 'zod';
import { FileToken, Image } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Flag,
  Instant,
  IsoDate,
  OptionalColour,
  optionalText,
  OptionalUrl,
  rawText,
  refused,
  text,
  Version,
} from '../kit/fields.ts';
import { buildLabels } from './builds.labels.ts';

const LIMITS = rules.STORE_LIMITS;

const checkedBy =
  <T>(rule: (value: T) => Message | null) =>
  (value: T, context: z.RefinementCtx<T>) => {
    const problem = rule(value);
    if (problem) context.addIssue({ code: 'custom', ...refused(problem.key, problem.params) });
  };

/** Optional text: prepared, then checked by a rule of the stores. */
const textByRule = (max: number, rule: (value: string) => Message | null, prepare = (value: string) => value) =>
  optionalText(max)
    .transform((value) => (value === null ? null : prepare(value)))
    .superRefine(checkedBy((value) => (value === null ? null : rule(value))));
const upper = (value: string) => value.toUpperCase();

const longText = (max: number) =>
  rawText(max)
    .overwrite((value) => value.replaceAll('\r\n', '\n').trim())
    .max(max)
    .nullable()
    .transform((value) => value || null);

const Keywords = z
  .array(text(LIMITS.keywords).refine((word) => !word.includes(','), refused('regex')))
  .max(50)
  .transform((words) => [...new Set(words)])
  .superRefine(checkedBy(rules.keywords));

const HttpsUrl = OptionalUrl.refine(
  (value) => value === null || value.startsWith('https://'),
  refused('store.format', { example: 'https://waterstad.example' }),
);
/** The stores accept no transparent colours. */
const Colour = OptionalColour.refine((value) => value === null || value.length === 7, refused('colour'));
const VersionCode = z.int().min(1).max(rules.VERSION_CODE_MAX).nullable();

const textOrNull = z.string().nullable();

/** Store texts, identifiers, addresses, colours and icons of an app. */
export const AppConfig = z.strictObject({
  app_name: textOrNull,
  promotional_text_nl: textOrNull,
  promotional_text_en: textOrNull,
  full_description_nl: textOrNull,
  full_description_en: textOrNull,
  keywords_nl: z.array(z.string()),
  keywords_en: z.array(z.string()),
  available_from: textOrNull,
  url_scheme: textOrNull,
  app_store_id: textOrNull,
  website_url: textOrNull,
  support_url: textOrNull,
  privacy_url: textOrNull,
  light_primary_color: textOrNull,
  light_background_color: textOrNull,
  light_text_color: textOrNull,
  dark_primary_color: textOrNull,
  dark_background_color: textOrNull,
  dark_text_color: textOrNull,
  icon: Image.nullable(),
  notification_icon: Image.nullable(),
  updated_at: Instant,
});
export type AppConfig = z.output<typeof AppConfig>;

export const AppConfigDraft = z
  .object({
    app_name: optionalText(LIMITS.app_name),
    promotional_text_nl: optionalText(LIMITS.promotional_text),
    promotional_text_en: optionalText(LIMITS.promotional_text),
    full_description_nl: longText(LIMITS.full_description),
    full_description_en: longText(LIMITS.full_description),
    keywords_nl: Keywords,
    keywords_en: Keywords,
    available_from: IsoDate.nullable(),
    url_scheme: optionalText(50).refine(
      (value) => value === null || /^[a-z][a-z0-9.+-]+$/.test(value),
      refused('store.format', { example: 'waterstad' }),
    ),
    app_store_id: optionalText(12).refine((value) => value === null || /^\d{6,12}$/.test(value), refused('regex')),
    website_url: HttpsUrl,
    support_url: HttpsUrl,
    privacy_url: HttpsUrl,
    light_primary_color: Colour,
    light_background_color: Colour,
    light_text_color: Colour,
    dark_primary_color: Colour,
    dark_background_color: Colour,
    dark_text_color: Colour,
    icon: FileToken.nullable(),
    notification_icon: FileToken.nullable(),
    ...Version,
  })
  .partial();
export type AppConfigDraft = z.output<typeof AppConfigDraft>;

/** The fields for Google Play; the password is in no reply. */
export const AndroidConfig = z.strictObject({
  package_name: textOrNull,
  version: textOrNull,
  version_code: z.int().nullable(),
  signing_alias: textOrNull,
  has_signing_password: Flag,
  fingerprint: textOrNull,
  short_description_nl: textOrNull,
  short_description_en: textOrNull,
  updated_at: Instant,
});
export type AndroidConfig = z.output<typeof AndroidConfig>;

export const AndroidConfigDraft = z
  .object({
    package_name: textByRule(150, rules.packageName),
    version: textByRule(20, rules.version),
    version_code: VersionCode,
    signing_alias: optionalText(100),
    /** Absent keeps the stored password, null removes it. */
    signing_password: z.string().min(6).max(200).nullable(),
    fingerprint: textByRule(120, rules.fingerprint, upper),
    short_description_nl: optionalText(LIMITS.short_description),
    short_description_en: optionalText(LIMITS.short_description),
    ...Version,
  })
  .partial();
export type AndroidConfigDraft = z.output<typeof AndroidConfigDraft>;

/** The fields for the App Store; the private key is in no reply. */
export const IosConfig = z.strictObject({
  bundle_id: textOrNull,
  version: textOrNull,
  build_number: z.int().nullable(),
  team_id: textOrNull,
  key_id: textOrNull,
  push_key_id: textOrNull,
  issuer_id: textOrNull,
  has_private_key: Flag,
  submits_for_review: Flag,
  releases_automatically: Flag,
  updated_at: Instant,
});
export type IosConfig = z.output<typeof IosConfig>;

export const IosConfigDraft = z
  .object({
    bundle_id: textByRule(155, rules.bundleId),
    version: textByRule(20, rules.version),
    build_number: VersionCode,
    team_id: textByRule(20, rules.appleId, upper),
    key_id: textByRule(20, rules.appleId, upper),
    push_key_id: textByRule(20, rules.appleId, upper),
    // not z.uuid(): Apple’s ids have a variant outside RFC 9562
    issuer_id: optionalText(36).refine(
      (value) => value === null || z.guid().safeParse(value).success,
      refused('regex'),
    ),
    /** Absent keeps the stored key, null removes it. */
    private_key: rawText(5_000)
      .overwrite((value) => value.trim())
      .max(5_000)
      .superRefine(checkedBy(rules.privateKey))
      .nullable(),
    submits_for_review: Flag,
    releases_automatically: Flag,
    ...Version,
  })
  .partial();
export type IosConfigDraft = z.output<typeof IosConfigDraft>;

const PATH = '/v1/admin/applications/:applicationId/app-config';
const guard = { permission: 'role:superadmin', scope: 'all', labels: buildLabels } as const;

export const getAppConfig = endpoint({
  ...guard,
  name: 'getAppConfig',
  method: 'GET',
  path: PATH,
  reply: { app_config: AppConfig },
});

export const updateAppConfig = endpoint({
  ...guard,
  name: 'updateAppConfig',
  method: 'PUT',
  path: PATH,
  body: AppConfigDraft,
  reply: { app_config: AppConfig },
  problems: ['stale'],
});

export const getAndroidConfig = endpoint({
  ...guard,
  name: 'getAndroidConfig',
  method: 'GET',
  path: `${PATH}/android`,
  reply: { android: AndroidConfig },
});

export const updateAndroidConfig = endpoint({
  ...guard,
  name: 'updateAndroidConfig',
  method: 'PUT',
  path: `${PATH}/android`,
  body: AndroidConfigDraft,
  reply: { android: AndroidConfig },
  problems: ['stale'],
});

export const getIosConfig = endpoint({
  ...guard,
  name: 'getIosConfig',
  method: 'GET',
  path: `${PATH}/ios`,
  reply: { ios: IosConfig },
});

export const updateIosConfig = endpoint({
  ...guard,
  name: 'updateIosConfig',
  method: 'PUT',
  path: `${PATH}/ios`,
  body: IosConfigDraft,
  reply: { ios: IosConfig },
  problems: ['stale'],
});
