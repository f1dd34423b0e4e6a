import type * as api from '@move/contract/labels/labels.ts';
import { removalColumns } from '../../platform/database/removal-columns.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './label-record.ts';
import { findLabel } from './labels.queries.ts';

/** Records keep their link, hidden, so that restoring gives the label back. */
export async function removeLabel({ db, params, query, caller }: Call<typeof api.removeLabel>) {
  const before = await findLabel(db, params.labelId, caller);
  const { uses_count: count } = before;
  if (count > 0 && !query.force) throw refusedByState('state', 'word.confirm', { count });
  const removal = await removalColumns(db, caller, before.application_ids);
  await db.updateTable('labels').set(removal).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), platforms: before.application_ids, before });
}
