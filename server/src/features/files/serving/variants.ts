import { VARIANTS, type Variant } from '@move/domain/files/variants.ts';
import { safeImageOptions, withSharp } from '../../../platform/images/sharp.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

export type ServedFile = {
  id: string;
  filename: string;
  mime_type: string;
  width: number | null;
  height: number | null;
};

/**
 * The key of a variant in the storage, and whether the variant is made from the file (`isMade`). A vector, a WebP that is small enough and
 * a file that is no image are served as they are. So is a GIF in the medium and large sizes, so that it stays animated.
 */
export function storedVariant(file: ServedFile, variant: Variant): { key: string; type: string; isMade: boolean } {
  const side = VARIANTS[variant];
  const { mime_type, width, height } = file;
  const isWhole = side === null || width === null || height === null || mime_type === 'image/svg+xml';
  const moves = mime_type === 'image/gif' && (variant === 'medium' || variant === 'large');
  const isSmall = mime_type === 'image/webp' && Math.max(width ?? 0, height ?? 0) <= (side ?? 0);
  if (isWhole || moves || isSmall) return { key: file.filename, type: mime_type, isMade: false };
  return { key: variantKey(file.id, variant), type: 'image/webp', isMade: true };
}

const variantKey = (id: string, variant: Variant) => `variants/${id.slice(0, 2)}/${id}-${variant}.webp`;

/** Variants that are being made, by key: requests at the same time wait for one. At worst, two processes make the same bytes twice. */
const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

/** Returns a file at a size, made on first use and kept; null when the storage has lost the file. */
export async function readVariant(storage: Storage, file: ServedFile, variant: Variant) {
  const { key, isMade } = storedVariant(file, variant);
  const stored = await storage.read(key);
  if (stored || !isMade) return stored;
  let made = making.get(key);
  if (!made) {
    made = makeVariant(storage, { key, original: file.filename, side: VARIANTS[variant] ?? 0 });
    making.set(key, made);
    void made.finally(() => making.delete(key)).catch(() => {});
  }
  return made;
}

type Making = { key: string; original: string; side: number };

async function makeVariant(storage: Storage, { key, original, side }: Making) {
  const made = await withSharp(async (sharp) => {
    // read when its turn has come, so that a long queue holds no images in memory
    const bytes = await storage.get(original);
    if (!bytes) return null;
    return sharp(bytes, safeImageOptions)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  });
  if (!made) return null;
  const variant = new Uint8Array(made);
  await storage.put(key, variant);
  return variant;
}

/** Removes a file with all its variants. */
export async function removeBlobs(storage: Storage, { id, filename }: Pick<ServedFile, 'id' | 'filename'>) {
  await storage.remove(filename);
  for (const variant of Object.keys(VARIANTS) as Variant[]) await storage.remove(variantKey(id, variant));
}
