import type * as api from '@move/contract/files/files.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

/**
 * Finds a file by its token. Row-level security decides who may see the file of a tenant; a file without a tenant is for its uploader and
 * superadmins. Throws 404 to others.
 */
export async function findByToken({ db, params, caller }: Call<typeof api.getFileInfo> | Call<typeof api.removeFile>) {
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
