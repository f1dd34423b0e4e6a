import type * as api from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import { notFound, removedFromAbove } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './label-record.ts';
import { findLabel, assertOwnLabel } from './labels.queries.ts';

/** Restores a label that was removed in the last 30 days. Throws 403 when it was removed from above. */
export async function restoreLabel({ db, params, caller }: Call<typeof api.restoreLabel>) {
  await assertOwnLabel(db, params.labelId, caller);
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<{ is_own: boolean }>`
    select ${params.labelId} in (select restorable_labels(${caller.user.id})) as is_own`.execute(db);
  const isOwn = rows[0]?.is_own ?? false;
  const restored = await db
    .updateTable('labels')
    .set({ deleted_at: null, deleted_by: null, deleted_as: null, deleted_levels: [] })
    .where('id', '=', params.labelId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  if (!isOwn) throw removedFromAbove();
  const label = await findLabel(db, params.labelId, caller);
  return changed({ label }, { subject: subjectOf(label), platforms: label.application_ids, after: label });
}
