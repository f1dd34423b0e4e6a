import type { Message } from '../messages/messages.ts';

/** The facts of a chosen or uploaded file that rules use. Size in bytes, width and height in pixels. */
export type FileFacts = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
};

export type Dimensions = { readonly width: number; readonly height: number };

/** Extensions that an image field accepts. */
export const ACCEPTED_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'] as const;

/** Types that the dimension rules measure: deliberately another list than the accepted one. */
export const MEASURED_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'] as const;

/** A megabyte in bytes. */
export const MEGABYTE = 1024 * 1024;

/** A size as text, “2 MB” or “1.5 MB”: rounded down to one decimal, so that a limit is never shown higher than it is. */
export const inMegabytes = (bytes: number): string => `${Math.floor((bytes / MEGABYTE) * 10) / 10} MB`;

/** The error for a file larger than the maximum. */
export const tooLargeMessage = (maxBytes: number): Message => ({
  key: 'file.too_large',
  params: { size: inMegabytes(maxBytes) },
});

/** Maximum size of an image. */
export const IMAGE_MAX_BYTES = 2 * MEGABYTE;

/** Maximum of pixels, in millions. A larger image is refused before it is decoded: it is an attack, or a photo that no screen can show. */
export const MEGAPIXELS_MAX = 50;

export const APP_ICON_MAX_BYTES = 1 * MEGABYTE;

export function isMeasuredImage(type: string): boolean {
  return MEASURED_IMAGE_TYPES.some((measured) => measured === type.toLowerCase());
}

/** The file's extension is one of these, without dot. */
export function ext(file: FileFacts | null, options: { extensions: readonly string[] }): Message | null {
  if (file === null) return null;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return extension !== undefined && options.extensions.includes(extension) ? null : { key: 'ext' };
}

/** The file's type is one of these; `image/*` matches every image type. */
export function mimes(file: FileFacts | null, options: { types: readonly string[] }): Message | null {
  if (file === null) return null;
  const type = file.type.toLowerCase();
  const fits = options.types.some((allowed) =>
    allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed,
  );
  return fits ? null : { key: 'mimes' };
}

/** The file is an image, by the types that the dimension rules measure. */
export function image(file: FileFacts | null): Message | null {
  return file === null || isMeasuredImage(file.type) ? null : { key: 'image' };
}

/** At most this many KB of 1024 bytes. */
export function size(file: FileFacts | null, options: { kilobytes: number }): Message | null {
  if (file === null || file.size <= options.kilobytes * 1024) return null;
  return { key: 'size', params: { size: options.kilobytes } };
}

/** Exactly this width and height; files other than images are not measured. */
export function dimensions(file: FileFacts | null, wanted: Dimensions): Message | null {
  return compareSides(file, wanted, (side, wish) => side === wish)
    ? null
    : { key: 'dimensions', params: { ...wanted } };
}

/** Refused when larger in either direction. */
export function maxDimensions(file: FileFacts | null, most: Dimensions): Message | null {
  if (compareSides(file, most, (side, limit) => side <= limit)) return null;
  return { key: 'upload_field.validations.max_dimensions', params: { ...most } };
}

/** Refused when smaller in either direction. */
export function minDimensions(file: FileFacts | null, least: Dimensions): Message | null {
  if (compareSides(file, least, (side, limit) => side >= limit)) return null;
  return { key: 'upload_field.validations.min_dimensions', params: { ...least } };
}

function compareSides(file: FileFacts | null, to: Dimensions, fits: (side: number, to: number) => boolean): boolean {
  if (file === null || !isMeasuredImage(file.type)) return true;
  // an unreadable image has no width and height to check; the type rule refuses it
  if (file.width === undefined || file.height === undefined) return true;
  return fits(file.width, to.width) && fits(file.height, to.height);
}
