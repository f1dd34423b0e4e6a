import type * as api from '@move/contract/builds/app-configs.ts';
import type { AndroidConfig, AppConfig, IosConfig } from '@move/contract/builds/app-configs.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Subject } from '../../../platform/http/written.ts';

export type FullConfig = {
  application: { id: number; name: string; slug: string };
  common: AppConfig;
  android: AndroidConfig;
  ios: IosConfig;
};

type Stored = FullConfig['application'] & {
  common: Partial<AppConfig>;
  android: Partial<AndroidConfig>;
  ios: Partial<IosConfig>;
  icon: AppConfig['icon'];
  notification_icon: AppConfig['notification_icon'];
  has_signing_password: boolean;
  has_private_key: boolean;
  common_updated_at: string;
  android_updated_at: string;
  ios_updated_at: string;
};

const NO_COMMON: Omit<AppConfig, 'icon' | 'notification_icon' | 'updated_at'> = {
  app_name: null,
  promotional_text_nl: null,
  promotional_text_en: null,
  full_description_nl: null,
  full_description_en: null,
  keywords_nl: [],
  keywords_en: [],
  available_from: null,
  url_scheme: null,
  app_store_id: null,
  website_url: null,
  support_url: null,
  privacy_url: null,
  light_primary_color: null,
  light_background_color: '#FFFFFF',
  light_text_color: '#1A1C1E',
  dark_primary_color: null,
  dark_background_color: '#121416',
  dark_text_color: '#F2F4F3',
};
const NO_ANDROID: Omit<AndroidConfig, 'has_signing_password' | 'updated_at'> = {
  package_name: null,
  version: null,
  version_code: null,
  signing_alias: null,
  fingerprint: null,
  short_description_nl: null,
  short_description_en: null,
};
const NO_IOS: Omit<IosConfig, 'has_private_key' | 'updated_at'> = {
  bundle_id: null,
  version: null,
  build_number: null,
  team_id: null,
  key_id: null,
  push_key_id: null,
  issuer_id: null,
  submits_for_review: false,
  releases_automatically: false,
};

/** The config of a platform's app, without its secrets; 404 when there is no such platform. */
export async function findConfig(db: Database, applicationId: number): Promise<FullConfig> {
  const { rows } = await sql<Stored>`
    select applications.id, applications.name, applications.slug, common, android, ios,
      image_of(icon_id) as icon, image_of(notification_icon_id) as notification_icon,
      signing_password_encrypted is not null as has_signing_password, private_key_encrypted is not null as has_private_key,
      common_updated_at, android_updated_at, ios_updated_at
    from applications join app_configs on app_configs.application_id = applications.id
    where applications.id = ${applicationId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { id, name, slug, icon, notification_icon } = row;
  return {
    application: { id, name, slug },
    common: { ...NO_COMMON, ...row.common, icon, notification_icon, updated_at: row.common_updated_at },
    android: {
      ...NO_ANDROID,
      ...row.android,
      has_signing_password: row.has_signing_password,
      updated_at: row.android_updated_at,
    },
    ios: { ...NO_IOS, ...row.ios, has_private_key: row.has_private_key, updated_at: row.ios_updated_at },
  };
}

/** The audit subject: changes of a config are in the history of its platform. */
export const configSubject = ({ id, name }: FullConfig['application']): Subject => ({
  type: 'applications',
  id,
  name,
});

export async function getAppConfig({ db, params }: Call<typeof api.getAppConfig>) {
  return { app_config: (await findConfig(db, params.applicationId)).common };
}

export async function getAndroidConfig({ db, params }: Call<typeof api.getAndroidConfig>) {
  return { android: (await findConfig(db, params.applicationId)).android };
}

export async function getIosConfig({ db, params }: Call<typeof api.getIosConfig>) {
  return { ios: (await findConfig(db, params.applicationId)).ios };
}
