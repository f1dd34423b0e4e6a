import { fileUrl } from '@move/contract/files/file-url.ts';
import type { Variant } from '@move/domain/files/variants.ts';
import { apiAddress } from './api-address.ts';

type Source = { id: string } | string | null | undefined;

/** The address of an image at a size, from a record's image or an address; null for none. */
export function imageSource(image: Source, variant: Variant): string | null {
  const address = fileUrl(image ?? null, variant);
  return address === null ? null : apiAddress(address);
}
