import { fileUrl } from '@move/contract/files/file-url.ts';
import type { Variant } from '@move/domain/files/variants.ts';
import { apiAddress } from './api-address.ts';

type Source = { id: string } | string | null | undefined;

/** The URL of an image at a size; `image` is a record's image or a URL. Null when there is no image. */
export function imageSource(image: Source, variant: Variant): string | null {
  const address = fileUrl(image ?? null, variant);
  return address === null ? null : apiAddress(address);
}
