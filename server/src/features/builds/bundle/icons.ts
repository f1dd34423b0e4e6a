import sharp from 'sharp';
import { safeImageOptions } from '../../../platform/images/sharp.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Options that add no time or program name to the file, so that the same picture gives the same bytes. */
const png = { compressionLevel: 9, adaptiveFiltering: true } as const;

/** The icon with this number of pixels per side. */
export const resized = (icon: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(icon, safeImageOptions).resize(side, side, { kernel: 'lanczos3' }).png(png).toBuffer();

/** The icon without transparent pixels or alpha channel, as the App Store demands. */
export const opaque = (icon: Uint8Array, side: number, background: string): Promise<Uint8Array> =>
  sharp(icon, safeImageOptions)
    .resize(side, side, { kernel: 'lanczos3' })
    .flatten({ background })
    .removeAlpha()
    .png(png)
    .toBuffer();

export async function roundIcon(icon: Uint8Array, side: number): Promise<Uint8Array> {
  const circle = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></svg>`,
  );
  return sharp(icon, safeImageOptions)
    .resize(side, side, { kernel: 'lanczos3' })
    .ensureAlpha()
    .composite([{ input: circle, blend: 'dest-in' }])
    .png(png)
    .toBuffer();
}

/** A layer of an adaptive icon: the picture in the safe 66 of its 108 units, and nothing around it. */
export async function adaptiveLayer(icon: Uint8Array, side: number): Promise<Uint8Array> {
  const inner = Math.round((side * 66) / 108);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return sharp(icon, safeImageOptions)
    .resize(inner, inner, { kernel: 'lanczos3' })
    .ensureAlpha()
    .extend({ top: before, left: before, bottom: after, right: after, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png(png)
    .toBuffer();
}

/** A white silhouette on a transparent background, the only form in which Android shows a notification icon. */
export async function silhouette(icon: Uint8Array, side: number): Promise<Uint8Array> {
  const alpha = await sharp(icon, safeImageOptions)
    .resize(side, side, { kernel: 'lanczos3' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .joinChannel(alpha, { raw: { width: side, height: side, channels: 1 } })
    .png(png)
    .toBuffer();
}
