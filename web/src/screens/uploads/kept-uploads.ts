import { getFileInfo, type Image } from '@move/contract/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { apiAddress } from '../../platform/api/api-address.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { readQueryKey } from '../../platform/api/reads.ts';
import type { ShownImage } from '../../ui/inputs/files/ImageInput.tsx';

// the uploads of this visit by token, with the file names that users know
const kept = new Map<string, ShownImage>();

type Sent = Pick<Image, 'id' | 'width' | 'height' | 'size'> & { token: string };

/** Remembers an upload by its token: the field shows it at once, until the record itself has it. */
export function keepUpload({ token, ...facts }: Sent, name: string, file: Blob): void {
  kept.set(token, { src: URL.createObjectURL(file), name, ...facts });
}

/** The user's name of the file behind a token. */
export const nameOfUpload = (token: string): string | null => kept.get(token)?.name ?? null;

/** An image of a record, in two sizes from which the browser chooses. */
export function shownImage(image: Pick<Image, 'id' | 'width' | 'height' | 'size'>): ShownImage {
  const { width, height, size } = image;
  const src = imageSource(image, 'thumbnail');
  return { src, srcSet: `${src} 300w, ${imageSource(image, 'medium')} 800w`, name: null, size, width, height };
}

/**
 * The upload of a token: from this visit, else as the server knows it, for example for a token in a stored draft. A failed look-up shows
 * nothing: saving will report it.
 */
export function useUploadByToken(token: string | null): ShownImage | null {
  const own = token === null ? undefined : kept.get(token);
  const found = useQuery({
    queryKey: readQueryKey(getFileInfo, token),
    queryFn: ({ signal }) => api(getFileInfo, { params: { fileToken: token ?? '' } }, { signal }),
    enabled: token !== null && own === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { showsErrors: true },
  }).data;
  if (token === null) return null;
  if (own !== undefined) return own;
  if (found === undefined) return UNKNOWN;
  const { preview, size, width, height } = found.file;
  return { src: apiAddress(preview), name: null, size, width, height };
}

const UNKNOWN: ShownImage = { src: null, name: null, size: null, width: null, height: null };
