import type { AndroidConfigDraft, AppConfigDraft, IosConfigDraft } from '@move/contract/builds/app-configs.ts';
import sharp from 'sharp';

/** Everything that both stores ask for, but for the icons. */
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

/** An icon as the stores demand it: opaque, with something to see in it. */
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

/** A white shape with nothing around it. */
export const notificationIcon = (side = 96): Promise<Buffer> =>
  sharp(Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%" fill="#fff"/></svg>`))
    .png()
    .toBuffer();
