import { createHash, randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';

type FileSeed = { uploader_id?: number; token?: string };

/** Creates the row of an uploaded picture without its bytes. */
export async function seedFile(db: Database, { uploader_id, token = newToken() }: FileSeed): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('files')
    .values({
      id,
      token_hash: hashToken(token),
      uploader_id: uploader_id ?? null,
      filename: `uploads/${id}.webp`,
      size: 1_000,
      mime_type: 'image/webp',
      width: 500,
      height: 250,
      sha256: createHash('sha256').update(id).digest(),
    })
    .execute();
  return id;
}
