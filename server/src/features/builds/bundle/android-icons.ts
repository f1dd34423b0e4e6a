import type { BundleFile, BundleJob } from './bundle-job.ts';
import { adaptiveLayer, resized, roundIcon, silhouette } from './icons.ts';

/** Pixels per unit, for each screen density of Android. */
export const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

export const RES = 'android/app/src/main/res';
export const ANDROID_METADATA = 'android/fastlane/metadata/android';

/** Launcher, round, both layers of the adaptive icon and the notification icon for each density, and the icon of the store. */
export async function* androidIcons({ icon, notificationIcon }: BundleJob): AsyncGenerator<BundleFile> {
  if (icon === null || notificationIcon === null) throw new Error('an icon is missing');
  for (const [density, scale] of Object.entries(DENSITIES)) {
    const mipmap = `${RES}/mipmap-${density}`;
    yield { path: `${mipmap}/ic_launcher.png`, bytes: await resized(icon, 48 * scale) };
    yield { path: `${mipmap}/ic_launcher_round.png`, bytes: await roundIcon(icon, 48 * scale) };
    yield { path: `${mipmap}/ic_launcher_foreground.png`, bytes: await adaptiveLayer(icon, 108 * scale) };
    const shape = await silhouette(notificationIcon, 96);
    yield { path: `${mipmap}/ic_launcher_monochrome.png`, bytes: await adaptiveLayer(shape, 108 * scale) };
    yield {
      path: `${RES}/drawable-${density}/ic_notification.png`,
      bytes: await silhouette(notificationIcon, 24 * scale),
    };
  }
  for (const tag of ['nl-NL', 'en-GB'])
    yield { path: `${ANDROID_METADATA}/${tag}/images/icon.png`, bytes: await resized(icon, 512) };
}
