import type { BuildPhase, BuildPlatform } from '@move/domain/builds/build.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { LogMessage } from '../build-log.ts';
import type { FullConfig } from '../configs/app-configs.queries.ts';

/** All data that a bundle is made of, without secrets. */
export type BundleJob = {
  platform: BuildPlatform;
  version: string;
  versionCode: number;
  locale: Locale;
  config: FullConfig;
  icon: Uint8Array | null;
  notificationIcon: Uint8Array | null;
  /** Path of the zip. */
  file: string;
};

export type FromWorker = { type: 'phase'; phase: BuildPhase } | ({ type: 'log' } & LogMessage) | { type: 'done' };

export type BundleFile = { path: string; bytes: Uint8Array };
/** A text file in UTF-8 that ends with a line break. */
export const textFile = (path: string, text: string): BundleFile => ({
  path,
  bytes: new TextEncoder().encode(text.endsWith('\n') ? text : `${text}\n`),
});
export const jsonFile = (path: string, value: object): BundleFile => textFile(path, JSON.stringify(value, null, 2));

/** The languages of the apps and their store listings, as both stores name them. */
export const STORE_LOCALES = [
  { locale: 'nl', tag: 'nl-NL' },
  { locale: 'en', tag: 'en-GB' },
] as const;
