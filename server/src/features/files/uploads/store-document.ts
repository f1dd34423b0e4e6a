import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeFile } from './store-file.ts';

type NewDocument = { bytes: Uint8Array; path: string; organizationId: number };

/** Stores a PDF that the product made as a private file of an organisation, for a record that is about to use it. Returns its id. */
export async function storeDocument(db: Database, storage: Storage, document: NewDocument): Promise<string> {
  const { bytes, path, organizationId } = document;
  const { id } = await storeFile(db, storage, {
    bytes,
    path,
    mimeType: 'application/pdf',
    extension: 'pdf',
    uploaderId: null,
    visibility: 'private',
  });
  await sql`
    update files set status = 'attached', attached_at = now(), organization_id = ${organizationId} where id = ${id}`.execute(
    db,
  );
  return id;
}
