import type * as api from '@move/contract/files/files.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findByToken } from '../uploads/pending-files.ts';
import { removeBlobs } from '../serving/variants.ts';

export async function removeFile(call: Call<typeof api.removeFile>) {
  const { db, storage } = call;
  const { id, filename, status, isOwn } = await findByToken(call);
  if (!isOwn) throw notFound();
  // checked again by the delete: a record may attach the file in the meantime
  const gone = await db.deleteFrom('files').where('id', '=', id).where('status', '=', 'pending').executeTakeFirst();
  if (status !== 'pending' || gone.numDeletedRows === 0n) throw refusedByState('file', 'in_use');
  await removeBlobs(storage, { id, filename });
  return changed(undefined, { subject: { type: 'files', id }, before: { id, filename } });
}
