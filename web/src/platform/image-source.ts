import { fileUrl } from '@move/contract/files/file-url.ts';
import type { Variant } from '@move/domain/files/variants.ts';
import { apiAddress } from './api-address.ts';

type Source = { id: string } | string | null | undefined;

/** Where an image of a record, or the address of one, is read at a size; null for none. */
export function imageSource(image: Source, variant: Variant): string | null {
  const address = fileUrl(image ?? null, variant);
  return address === null ? null : apiAddress(address);
}
