import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Files } from '../../../platform/database/schema.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

export type NewFile = {
  bytes: Uint8Array;
  mimeType: string;
  extension: string;
  uploaderId: number | null;
  path?: string;
  visibility?: 'public' | 'private';
  image?: { width: number; height: number; isTransparent: boolean } | null;
};

export type Kept = Pick<Selectable<Files>, 'id' | 'filename' | 'size' | 'mime_type' | 'width' | 'height'>;

/** Stores a file that no record uses yet, and returns its token. The table stores only a hash of the token. */
export async function storeFile(db: Database, storage: Storage, file: NewFile): Promise<Kept & { token: string }> {
  const { bytes, image, path = '', visibility = 'public' } = file;
  const id = randomUUID();
  const token = newToken();
  const filename = ['uploads', path, `${id}.${file.extension}`].filter(Boolean).join('/');
  const kept = await db
    .insertInto('files')
    .values({
      id,
      token_hash: hashToken(token),
      uploader_id: file.uploaderId,
      path,
      filename,
      size: bytes.length,
      mime_type: file.mimeType,
      width: image?.width ?? null,
      height: image?.height ?? null,
      is_transparent: image?.isTransparent ?? false,
      sha256: createHash('sha256').update(bytes).digest(),
      visibility,
    })
    .returning(['id', 'filename', 'size', 'mime_type', 'width', 'height'])
    .executeTakeFirstOrThrow();
  // after the row: a failing disk leaves no row, and a row that fails to commit leaves a file for the sweep
  await storage.put(filename, bytes);
  return { ...kept, token };
}
