import type { Message } from './messages.ts';

/** What a rule has to know of a picked or uploaded file. Sizes in bytes, sides in pixels. */
export type FileFacts = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
};

export type Dimensions = { readonly width: number; readonly height: number };

/** Extensions that an image field accepts (R5-24). */
export const ACCEPTED_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'] as const;

/** Types that the dimension rules see as an image: another list than the accepted one, on purpose (R5-20, D10.15). */
export const MEASURED_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/tiff'] as const;

/** As people write it: 2 MB is 2 × 1024 × 1024 bytes (D10.17). */
export const MEGABYTE = 1024 * 1024;

/** 2,097,152 bytes is “2 MB”; of what is no whole number one tenth is told, rounded down, for it is a limit. */
export const inMegabytes = (bytes: number): string => `${Math.floor((bytes / MEGABYTE) * 10) / 10} MB`;

/** The refusal of a file of more than so many bytes. */
export const tooLarge = (maxBytes: number): Message => ({
  key: 'file.too_large',
  params: { size: inMegabytes(maxBytes) },
});

/** "max 2mb" (R5-29). */
export const IMAGE_MAX_BYTES = 2 * MEGABYTE;

/** More, in millions, is a bomb or a photo that no screen shows: refused before it is unpacked (D1.22). */
export const MAX_MEGAPIXELS = 50;

/** R5-30 */
export const APP_ICON_MAX_BYTES = 1 * MEGABYTE;

export function isMeasuredImage(type: string): boolean {
  return MEASURED_IMAGE_TYPES.some((measured) => measured === type.toLowerCase());
}

/** The file's extension is one of these, written without dot (R5-51). */
export function ext(file: FileFacts | null, options: { extensions: readonly string[] }): Message | null {
  if (file === null) return null;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return extension !== undefined && options.extensions.includes(extension) ? null : { key: 'ext' };
}

/** The file's type is one of these; `image/*` stands for every image type (R5-57). */
export function mimes(file: FileFacts | null, options: { types: readonly string[] }): Message | null {
  if (file === null) return null;
  const type = file.type.toLowerCase();
  const fits = options.types.some((allowed) =>
    allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed,
  );
  return fits ? null : { key: 'mimes' };
}

/** R5-52, by the types of R5-20. */
export function image(file: FileFacts | null): Message | null {
  return file === null || isMeasuredImage(file.type) ? null : { key: 'image' };
}

/** At most so many KB of 1024 bytes (R5-65). */
export function size(file: FileFacts | null, options: { kilobytes: number }): Message | null {
  if (file === null || file.size <= options.kilobytes * 1024) return null;
  return { key: 'size', params: { size: options.kilobytes } };
}

/** Exactly these sides; files other than images are not measured (R5-48, R5-23). */
export function dimensions(file: FileFacts | null, wanted: Dimensions): Message | null {
  return compareSides(file, wanted, (side, wish) => side === wish)
    ? null
    : { key: 'dimensions', params: { ...wanted } };
}

/** Refused when larger in either direction (R5-21). */
export function maxDimensions(file: FileFacts | null, most: Dimensions): Message | null {
  if (compareSides(file, most, (side, limit) => side <= limit)) return null;
  return { key: 'upload_field.validations.max_dimensions', params: { ...most } };
}

/** Refused when smaller in either direction (R5-22). */
export function minDimensions(file: FileFacts | null, least: Dimensions): Message | null {
  if (compareSides(file, least, (side, limit) => side >= limit)) return null;
  return { key: 'upload_field.validations.min_dimensions', params: { ...least } };
}

function compareSides(file: FileFacts | null, to: Dimensions, fits: (side: number, to: number) => boolean): boolean {
  if (file === null || !isMeasuredImage(file.type)) return true;
  // An image that could not be read has no sides to judge; the type rule is the one to refuse it.
  if (file.width === undefined || file.height === undefined) return true;
  return fits(file.width, to.width) && fits(file.height, to.height);
}
