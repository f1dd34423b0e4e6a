import type * as api from '@move/contract/rates/cancellation-terms.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { savePeriods, subjectOf } from './cancellation-term-record.ts';
import { findTerm } from './terms.queries.ts';

export async function createCancellationTerm({ db, body, params }: Call<typeof api.createCancellationTerm>) {
  const { organizationId } = params;
  const { id } = await db
    .insertInto('cancellation_terms')
    .values({ name: body.name, organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await savePeriods(db, { organizationId, termId: id }, body.periods);
  const cancellation_term = await findTerm(db, { organizationId, termId: id });
  return changed({ cancellation_term }, { subject: subjectOf(cancellation_term), after: cancellation_term });
}
