import type * as api from '@move/contract/rates/cancellation-terms.ts';
import { sql } from 'kysely';
import { isVersion } from '../../../platform/database/version.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { savePeriods, subjectOf } from './cancellation-term-record.ts';
import { findTerm } from './terms.queries.ts';

export async function updateCancellationTerm({ db, body, params }: Call<typeof api.updateCancellationTerm>) {
  const before = await findTerm(db, params);
  const { name, periods, updated_at } = body;
  const saved = await db
    .updateTable('cancellation_terms')
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  await savePeriods(db, params, periods);
  const cancellation_term = await findTerm(db, params);
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), before, after: cancellation_term });
}
