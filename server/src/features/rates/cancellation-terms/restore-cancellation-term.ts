import type * as api from '@move/contract/rates/cancellation-terms.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from './cancellation-term-record.ts';
import { findTerm } from './terms.queries.ts';

export async function restoreCancellationTerm({ db, params }: Call<typeof api.restoreCancellationTerm>) {
  const restored = await db
    .updateTable('cancellation_terms')
    .set({ deleted_at: null })
    .where('id', '=', params.termId)
    .where('organization_id', '=', params.organizationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  const cancellation_term = await findTerm(db, params);
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), after: cancellation_term });
}
