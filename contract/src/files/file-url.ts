import type { Variant } from '@move/domain/files/variants.ts';

/**
 * The address of an image at a size, from a record's `Image`, an `ImageAddress`, or null for none. The default size is thumbnail: at most
 * 300 pixels.
 */
export function fileUrl<Of extends { id: string } | string | null>(
  image: Of,
  variant?: Variant,
): Of extends null ? null : string;
export function fileUrl(image: { id: string } | string | null, variant?: Variant): string | null {
  if (image === null) return null;
  const address = typeof image === 'string' ? image : `/v1/files/${image.id}`;
  return variant === undefined ? address : `${address}/${variant}`;
}
