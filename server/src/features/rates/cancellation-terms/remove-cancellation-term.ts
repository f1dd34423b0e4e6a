import type * as api from '@move/contract/rates/cancellation-terms.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from './cancellation-term-record.ts';
import { findTerm } from './terms.queries.ts';

export async function removeCancellationTerm({ db, params }: Call<typeof api.removeCancellationTerm>) {
  // a statement of its own: after waiting for a rate that is being linked, the next one sees the link
  await db.selectFrom('cancellation_terms').select('id').where('id', '=', params.termId).forUpdate().execute();
  const before = await findTerm(db, params);
  if (before.is_used) throw refusedByState('id', 'in_use');
  await db.updateTable('cancellation_terms').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
