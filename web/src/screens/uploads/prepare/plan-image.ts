import type { Dimensions } from '@move/domain/kit/files/file-rules.ts';
import type { ImageKind } from './image-kind.ts';

/** Below this many bytes an image keeps its full quality. */
export const SMALL_BYTES = 200_000;
export const REDUCED_QUALITY = 0.5;
const FULL_QUALITY = 1;

export type PickedImage = { readonly kind: ImageKind; readonly isAnimated: boolean };

/**
 * Whether a chosen file is redrawn before it is sent. An svg, an animation, a file that browsers can't draw, and any file for a field that
 * requires png are sent unchanged.
 */
export function needsRedrawing({ kind, isAnimated }: PickedImage, demanded: 'image/png' | null): boolean {
  if (demanded !== null || isAnimated) return false;
  return kind === 'image/jpeg' || kind === 'image/png' || kind === 'image/bmp' || kind === 'image/webp';
}

/** The quality, by the size of the chosen file in bytes; an upscaled image was small, so it keeps full quality. */
export function qualityFor(size: number, isUpscaled: boolean): number {
  return isUpscaled || size < SMALL_BYTES ? FULL_QUALITY : REDUCED_QUALITY;
}

/** Whether both sides are smaller than the field can use. Otherwise upscaling gains nothing, since the result is reduced until it fits. */
export function needsUpscaling(image: Dimensions, wanted: Dimensions | null): boolean {
  return wanted !== null && image.width < wanted.width && image.height < wanted.height;
}

/** The largest size of the same aspect ratio within both sides; never larger than the image. */
export function fitWithin(image: Dimensions, most: Dimensions | null): Dimensions {
  if (most === null) return image;
  const scale = Math.min(1, most.width / image.width, most.height / image.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(image.width), height: side(image.height) };
}

/** `foto.van.het.bad.jpg` as webp is `foto.van.het.bad.webp`. */
export function withExtension(name: string, type: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
  return `${name.replace(/\.[^.]*$/, '')}.${extension}`;
}
