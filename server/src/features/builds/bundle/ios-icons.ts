import { type BundleFile, type BundleJob, jsonFile } from './bundle-job.ts';
import { opaque } from './icons.ts';

export const ASSETS = 'ios/App/Assets.xcassets';
export const INFO = { author: 'xcode', version: 1 } as const;

/** Every size that Xcode asks for, in points, with its scales. */
const SIZES = [
  { idiom: 'iphone', points: 20, scales: [2, 3] },
  { idiom: 'iphone', points: 29, scales: [2, 3] },
  { idiom: 'iphone', points: 40, scales: [2, 3] },
  { idiom: 'iphone', points: 60, scales: [2, 3] },
  { idiom: 'ipad', points: 20, scales: [1, 2] },
  { idiom: 'ipad', points: 29, scales: [1, 2] },
  { idiom: 'ipad', points: 40, scales: [1, 2] },
  { idiom: 'ipad', points: 76, scales: [1, 2] },
  { idiom: 'ipad', points: 83.5, scales: [2] },
  { idiom: 'ios-marketing', points: 1024, scales: [1] },
] as const;

/** The app icon at every size, with the catalogue that Xcode reads. */
export async function* iosIcons({ icon, config }: BundleJob): AsyncGenerator<BundleFile> {
  if (icon === null) throw new Error('the icon is missing');
  const images = SIZES.flatMap(({ idiom, points, scales }) =>
    scales.map((scale) => ({
      filename: `icon-${points * scale}.png`,
      idiom,
      scale: `${scale}x`,
      size: `${points}x${points}`,
      side: points * scale,
    })),
  );
  const folder = `${ASSETS}/AppIcon.appiconset`;
  const sides = [...new Set(images.map(({ side }) => side))].toSorted((one, other) => one - other);
  const background = config.common.light_background_color ?? '#FFFFFF';
  for (const side of sides) yield { path: `${folder}/icon-${side}.png`, bytes: await opaque(icon, side, background) };
  const shown = images.map(({ filename, idiom, scale, size }) => ({ filename, idiom, scale, size }));
  yield jsonFile(`${folder}/Contents.json`, { images: shown, info: INFO });
}
