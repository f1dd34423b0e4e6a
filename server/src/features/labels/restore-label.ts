import type * as api from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import { NOT_REMOVED } from '../../platform/database/removal-columns.ts';
import { notFound, removedFromAbove } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './label-record.ts';
import { findLabel, assertOwnLabel } from './labels.queries.ts';

/** Restores a label that was removed in the last 30 days. Throws 403 when a higher role removed it. */
export async function restoreLabel({ db, params, caller }: Call<typeof api.restoreLabel>) {
  await assertOwnLabel(db, params.labelId, caller);
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ is_own: boolean }>`
    select ${params.labelId} in (select restorable_labels(${caller.user.id})) as is_own`.execute(db);
  const isOwn = rows[0]?.is_own ?? false;
  const restored = await db
    .updateTable('labels')
    .set(NOT_REMOVED)
    .where('id', '=', params.labelId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  if (!isOwn) throw removedFromAbove();
  const label = await findLabel(db, params.labelId, caller);
  return changed({ label }, { subject: subjectOf(label), platforms: label.application_ids, after: label });
}
