import type * as api from '@move/contract/files/files.ts';
import { hashToken } from '../../platform/auth/token.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { removeBlobs } from './variants.ts';

/** Whoever sent it, or may see the record that uses it: row-level security knows the tenant, a file without one is its uploader's. */
async function findByToken({ db, params, caller }: Call<typeof api.getFileInfo> | Call<typeof api.removeFile>) {
  const file = await db
    .selectFrom('files')
    .select(['id', 'filename', 'size', 'mime_type', 'width', 'height', 'status', 'uploader_id', 'organization_id'])
    .select('application_id')
    .where('token_hash', '=', hashToken(params.fileToken))
    .executeTakeFirst();
  if (!file) throw notFound();
  const isTenants = file.organization_id !== null || file.application_id !== null;
  const isOwn = file.uploader_id === caller.user.id || caller.roles.includes('superadmin');
  if (!isTenants && !isOwn) throw notFound();
  return { ...file, isOwn };
}

export async function getFileInfo(call: Call<typeof api.getFileInfo>) {
  const { id, filename, size, mime_type, width, height } = await findByToken(call);
  return { file: { id, token: call.params.fileToken, filename, size, mime_type, width, height } };
}

export async function removeFile(call: Call<typeof api.removeFile>) {
  const { db, storage } = call;
  const { id, filename, status, isOwn } = await findByToken(call);
  if (!isOwn) throw notFound();
  // asked again by the delete: a record may take the file in the meantime
  const gone = await db.deleteFrom('files').where('id', '=', id).where('status', '=', 'pending').executeTakeFirst();
  if (status !== 'pending' || gone.numDeletedRows === 0n) throw refusedByState('file', 'in_use');
  await removeBlobs(storage, { id, filename });
  return changed(undefined, { subject: { type: 'files', id }, before: { id, filename } });
}
