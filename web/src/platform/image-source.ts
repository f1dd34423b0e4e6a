import { fileUrl } from '@move/contract/files/file-url.ts';
import type { Variant } from '@move/domain/files/variants.ts';

const env: Readonly<Record<string, string | undefined>> = import.meta.env;

type Source = { id: string } | string | null | undefined;

/** Where an image of a record, or the address of one, is read at a size; null for none. */
export function imageSource(image: Source, variant: Variant): string | null {
  const address = fileUrl(image ?? null, variant);
  return address === null ? null : (env['VITE_API_URL'] ?? '') + address;
}
